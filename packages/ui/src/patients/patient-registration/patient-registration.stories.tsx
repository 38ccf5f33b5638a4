import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MATCHES, now } from '../../../test/people.ts';
import { aDuplicate, registrationHttp } from '../../../test/registration-fixtures.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { OfferProvider } from '../../preferences/index.ts';
import { PatientRegistration } from './patient-registration.tsx';

const meta = {
  title: 'Patients/Patient registration',
  component: PatientRegistration,
  parameters: { now, http: registrationHttp() },
  args: {
    onRegistered: fn(),
    onOpenPatient: fn(),
    onCall: fn(),
    onSearch: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PatientRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });
const goOn = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
const heading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 2, name });

async function identify(canvas: Canvas): Promise<void> {
  await userEvent.type(await field(canvas, /^Given name/), 'Lakshmi');
  await userEvent.type(await field(canvas, /^Family name/), 'Iyer');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Gender/ }), 'FEMALE');
  await userEvent.type(canvas.getByLabelText(/^Date of birth/), '1996-05-01');
  await goOn(canvas);
  await heading(canvas, /^Contact/);
}

async function reach(canvas: Canvas): Promise<void> {
  await userEvent.type(await field(canvas, /^Phone number/), '98480 22338');
  await goOn(canvas);
  await heading(canvas, /^Care/);
}

async function agree(canvas: Canvas): Promise<void> {
  await goOn(canvas);
  await heading(canvas, /^Consent/);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^How it was given/ }), 'spoken');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^The text was read/ }));
  await goOn(canvas);
  await heading(canvas, /^Check and register/);
}

const toReview = async (canvas: Canvas) => {
  await identify(canvas);
  await reach(canvas);
  await agree(canvas);
};

/** An organisation that asks for two genders and no UHID. */
export const Offered: Story = {
  decorators: [
    (Drawn) => (
      <OfferProvider offer={{ gender: ['FEMALE', 'OTHER'], hidden: ['uhid'] }}>
        <Drawn />
      </OfferProvider>
    ),
  ],
  async play({ canvas }) {
    const gender = await canvas.findByRole('combobox', { name: /^Gender/ });
    await expect(within(gender).queryByRole('option', { name: 'Male' })).toBeNull();
    await expect(canvas.queryByLabelText(/^UHID/)).toBeNull();
  },
};

export const Empty: Story = {
  async play({ canvas }) {
    await expect(await heading(canvas, /^Identity/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Contact|^2/ })).toBeDisabled();
  },
};

export const HandedOver: Story = {
  args: { start: { name: 'आशा राव' } },
  async play({ canvas }) {
    await expect(await field(canvas, /^Given name/)).toHaveValue('आशा');
    await expect(await field(canvas, /^Family name/)).toHaveValue('राव');
  },
};

export const Problems: Story = {
  async play({ canvas }) {
    await userEvent.type(await field(canvas, /^Given name/), '98480');
    await userEvent.type(await field(canvas, /^UHID/), 'CL1234567890');
    await goOn(canvas);
    const summary = await canvas.findByText('Fix 4 problems to save');
    await waitFor(() => expect(summary.closest('[role=alert]')).toHaveFocus());
    await expect(canvas.getByText('One digit of this UHID is wrong. Read it again.')).toBeVisible();
  },
};

export const Contact: Story = {
  async play({ canvas }) {
    await identify(canvas);
    await userEvent.type(await field(canvas, /^Phone number/), '98480 22338');
    await expect(canvas.getByText('Understood as +91 98480 22338')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^PIN code/ }), '500033');
    await expect(canvas.getByRole('combobox', { name: /^State/ })).toHaveValue('Telangana');
  },
};

export const Pregnancy: Story = {
  async play({ canvas }) {
    await identify(canvas);
    await reach(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Healthy Motherhood' }));
    await userEvent.type(canvas.getByLabelText(/^First day of the last period/), '2023-10-14');
    await expect(canvas.getByText('Due 20-07-2024, 12 weeks today, by the last period')).toBeVisible();
  },
};

export const Duplicates: Story = {
  parameters: {
    http: registrationHttp({
      'user/duplicates': () => ({
        data: [aDuplicate(), aDuplicate({ ...MATCHES[3], fits: ['phone'] })],
        elsewhere: true,
      }),
    }),
  },
  async play({ canvas, args }) {
    await toReview(canvas);
    const found = await canvas.findByRole('region', { name: 'Is it one of these 2 patients?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Register the patient' }));
    const reason = canvas.getByRole('textbox', { name: /^Why this is a different person/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(
      canvas.getByText('Open the patient, or enter why this is a different person.'),
    ).toBeVisible();
    await userEvent.click(within(found).getByRole('button', { name: 'Open Asha Rao' }));
    await expect(args.onOpenPatient).toHaveBeenCalledWith(MATCHES[0]?.vitaId);
  },
};

export const Doubtful: Story = {
  async play({ canvas }) {
    await identify(canvas);
    await goOn(canvas);
    await agree(canvas);
    const doubts = await canvas.findByRole('region', { name: 'Check these details' });
    await expect(within(doubts).getByText(/no phone number/)).toBeVisible();
  },
};

export const Review: Story = {
  async play({ canvas }) {
    await toReview(canvas);
    await expect(canvas.getByText('98480 22338')).toBeVisible();
    await expect(canvas.getByText('A new one is created')).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: {
    http: registrationHttp({
      'user/register': () =>
        Promise.reject(new HttpError({ failure: 'unreachable', endpoint: 'user/register' })),
    }),
  },
  async play({ canvas }) {
    await toReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Register the patient' }));
    await expect(await canvas.findByText('The patient is not registered yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

export const Registered: Story = {
  async play({ canvas, args }) {
    await toReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Register the patient' }));
    const done = await canvas.findByRole('heading', { name: 'The patient is registered' });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.getByText(wholeText('UHID CL1234567897'))).toBeVisible();
    await expect(args.onRegistered).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, false);
  },
};

export const Hindi: Story = { globals: { locale: 'hi' }, args: { start: { name: 'आशा राव' } } };
