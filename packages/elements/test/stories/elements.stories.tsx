import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { TagName } from '../../src/catalogue/catalogue.ts';
import { defineAll } from '../../src/define-all.ts';
import type { CarelineElement } from '../../src/shell/careline-element.ts';
import { createMockSession, SAMPLE_PATIENTS } from '../../src/testing/index.ts';

interface PlacedProps {
  readonly tag: TagName;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What a page puts into it, by slot. */
  readonly slots?: Readonly<Record<string, string>>;
}

const NONE: Readonly<Record<string, string>> = {};

/** An element as a page has it, with a session that answers from memory. */
function Placed({ tag, attributes = NONE, slots = NONE }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineAll();
    const element = document.createElement(tag) as HTMLElement & CarelineElement;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const [slot, text] of Object.entries(slots)) {
      const part = document.createElement('div');
      part.slot = slot;
      part.textContent = text;
      element.append(part);
    }
    const session = createMockSession();
    element.session = session;
    place.current?.append(element);
    return () => {
      element.remove();
      session.logout();
    };
  }, [tag, attributes, slots]);
  return <div ref={place} className="max-w-5xl" />;
}

const meta = { title: 'Elements', component: Placed } satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element has drawn a text; texts of elements are in their shadow roots. */
const shows =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector(args.tag)?.shadowRoot).toBeTruthy());
    const root = canvasElement.querySelector(args.tag)?.shadowRoot as unknown as HTMLElement;
    await waitFor(() => expect(within(root).getAllByText(text)[0]).toBeVisible());
  };

/** Waits until an element has something to look at. */
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
/** A frame of the services: the mock session has none, so the element says that there is nothing to show. */
export const Console: Story = { args: { tag: 'careline-console' }, play: drawn };
