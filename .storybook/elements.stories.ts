import { SAMPLE_PATIENTS } from '@careline/elements/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Placed } from '../packages/elements/test/placed-element.tsx';

const meta = { title: 'Elements', component: Placed } satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element shows a text. Elements draw their text in shadow roots. */
const shows =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector(args.tag)?.shadowRoot).toBeTruthy());
    const root = canvasElement.querySelector(args.tag)?.shadowRoot as unknown as HTMLElement;
    await waitFor(() => expect(within(root).getAllByText(text)[0]).toBeVisible());
  };

/** Waits until an element is visible. */
const drawn: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  await waitFor(() => {
    const root = canvasElement.querySelector(args.tag)?.shadowRoot;
    expect(root?.querySelector('[part=base]')?.childElementCount).toBeGreaterThan(0);
  });
};

const [PATIENT] = SAMPLE_PATIENTS;
const ofPatient = { 'patient-id': PATIENT.patientId };

export const PatientSearch: Story = { args: { tag: 'careline-patient-search' }, play: drawn };
export const PatientRegistration: Story = { args: { tag: 'careline-patient-registration' }, play: drawn };
export const Readings: Story = { args: { tag: 'careline-readings', attributes: ofPatient }, play: drawn };
export const Encounters: Story = { args: { tag: 'careline-encounters', attributes: ofPatient }, play: drawn };
export const CallInfo: Story = {
  args: { tag: 'careline-call-info', attributes: { ...ofPatient, programme: 'ahc' } },
  play: drawn,
};
export const CallStatusHistory: Story = { args: { tag: 'careline-call-status-history' }, play: drawn };
export const Charts: Story = { args: { tag: 'careline-charts' }, play: drawn };
export const SideMenu: Story = {
  args: {
    tag: 'careline-side-menu',
    attributes: { scopes: 'search hmCallInfo', path: '/prohealth/hmCallInfo', expanded: '' },
  },
  play: shows(/^Call Info$/),
};
export const Shell: Story = {
  args: { tag: 'careline-shell', slots: { brand: 'North Hospital', main: 'The page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('North Hospital')).toBeVisible();
  },
};
/** The mock session has no services to frame, so the element says that there is nothing to show. */
export const Console: Story = { args: { tag: 'careline-console' }, play: drawn };
