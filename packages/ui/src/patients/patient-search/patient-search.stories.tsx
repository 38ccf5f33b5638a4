import { HttpError } from '@careline/core/internal/http';
import { createRecentPatients } from '@careline/core/internal/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { MATCHES, now } from '../../../test/people.ts';
import { PatientSearch } from './patient-search.tsx';

const answering = (data: unknown, next: string | null = null) =>
  fakeHttp({ 'user/list': () => ({ data, next }) });

const meta = {
  title: 'Patients/Patient search',
  component: PatientSearch,
  parameters: { now, http: answering(MATCHES) },
  args: { onPatientSelected: fn(), wait: 0 },
} satisfies Meta<typeof PatientSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Who are you looking for?')).toBeVisible();
  },
};

export const OpenedLast: Story = {
  args: {
    recents: (() => {
      const recents = createRecentPatients();
      for (const patient of MATCHES.slice(0, 3)) recents.add(patient);
      return recents;
    })(),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('listbox', { name: 'Recently opened' })).toBeVisible();
  },
};

export const DigitsMissing: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), '98480 2');
    await expect(canvas.getByText('Phone: 4 digits to go')).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { http: fakeHttp({ 'user/list': never }) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'asha');
    await expect(canvas.getByText('Search by name')).toBeVisible();
  },
};

export const Found: Story = {
  parameters: { http: answering(MATCHES, 'next') },
  async play({ canvas, args }) {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'asha');
    await expect(await canvas.findAllByRole('option')).toHaveLength(MATCHES.length);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Born 30-11-1988');
    await expect(args.onPatientSelected).not.toHaveBeenCalled();
  },
};

export const IdentityChecked: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'asha');
    const [first] = await canvas.findAllByRole('option');
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('group', { name: 'Is this the right person?' })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  parameters: { http: answering([]) },
  args: { onRegister: fn() },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), '9848022338');
    await expect(await canvas.findByText(/No patient found/, { selector: 'p' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    http: fakeHttp({
      'user/list': () => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'user/list', requestId: '01HK-3F7' });
      },
    }),
  },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'asha');
    await expect(await canvas.findByText('The search failed')).toBeVisible();
  },
};
