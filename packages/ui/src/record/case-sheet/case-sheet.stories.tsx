import { listCaseSheet } from '@careline/core/internal/case-sheets';
import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allergicTo, aVersion, ME, NONE_KNOWN, SHEET } from '../../../test/case-sheets.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { CaseSheet } from './index.ts';

const VERSIONS = [aVersion(2, allergicTo('Penicillin', 'Latex')), aVersion(1, NONE_KNOWN)];
const section = { section: 'ALLERGIES', newest: VERSIONS.slice(0, 1), versions: 2 };

const answering = (access: string) =>
  fakeHttp({
    'case-sheets/list': () => ({ vitaId, access, sheet: SHEET, data: [section] }),
    'case-sheets/section': () => ({ vitaId, data: section }),
    'case-sheets/versions': () => ({ vitaId, data: VERSIONS, next: null }),
  });

const meta = {
  title: 'Record/CaseSheet',
  component: CaseSheet,
  parameters: { now: () => NOW, http: answering('PROVIDER') },
  args: {
    vitaId,
    staffId: ME,
    person: { sex: 'female' },
    scopes: ['prohealth', 'my_encounters'],
  },
} satisfies Meta<typeof CaseSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};

export const Writing: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Allergies' }));
    await expect(await canvas.findByRole('form', { name: 'Writing: Allergies' })).toBeVisible();
  },
};

export const Versions: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '2 versions: Allergies' }));
    await expect(await canvas.findByRole('table', { name: 'Comparison' })).toBeVisible();
  },
};

export const ReadOnly: Story = { parameters: { http: answering('VIEWER') } };
export const Loading: Story = { parameters: { http: fakeHttp({ 'case-sheets/list': never }) } };
export const Failed: Story = {
  parameters: {
    http: fakeHttp({
      'case-sheets/list': () => {
        throw new HttpError({ failure: 'unreachable', endpoint: listCaseSheet.name });
      },
    }),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
