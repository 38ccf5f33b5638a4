import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AVAILABILITY_ANSWERS, anAvailability } from '../../../test/availability.ts';
import { CLINICIAN } from '../../../test/encounters.ts';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { Availability } from './index.ts';

const answering = (answers: FakeAnswers = {}) => fakeHttp({ ...AVAILABILITY_ANSWERS, ...answers });
const MANAGER = { ...CLINICIAN, scopes: [...CLINICIAN.scopes, 'availability'] };
const refuse = (endpoint: string) => (): never => {
  throw new HttpError({ failure: 'unreachable', endpoint });
};

const meta = {
  title: 'Encounters/Availability',
  component: Availability,
  parameters: { now, http: answering() },
  args: { user: MANAGER },
} satisfies Meta<typeof Availability>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheFacility: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Weekly hours' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Length and places by service' })).toBeVisible();
  },
};
export const Dark: Story = { ...OfTheFacility, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const OnePersonsOwn: Story = { args: { user: CLINICIAN } };
export const NothingSet: Story = {
  parameters: {
    http: answering({
      'availability/get': () => ({ data: anAvailability({ version: 0, hours: [], exceptions: [] }) }),
      'availability/slots': () => ({ data: [] }),
      'availability/service-slots/get': () => ({ data: [] }),
    }),
  },
};
export const ManyFromACalendar: Story = {
  parameters: {
    http: answering({
      'availability/get': () => ({
        data: anAvailability({
          exceptions: Array.from({ length: 60 }, (_, index) => ({
            id: `00000000-0012-7000-8000-${String(index).padStart(12, '0')}`,
            kind: 'leave' as const,
            time: { start: 1_704_600_000 + index * 86_400, end: 1_704_603_600 + index * 86_400 },
            everywhere: true,
            note: null,
            source: 'ical' as const,
          })),
        }),
      }),
    }),
  },
};
export const NobodySeesPatients: Story = {
  parameters: { http: answering({ 'encounters/providers': () => ({ data: [] }) }) },
};
export const Loading: Story = { parameters: { http: answering({ 'availability/get': never }) } };
export const Failed: Story = {
  parameters: { http: answering({ 'availability/get': refuse('availability/get') }) },
};
export const SlotsFailed: Story = {
  parameters: { http: answering({ 'availability/slots': refuse('availability/slots') }) },
};
export const AddingLeave: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add leave' }));
    await expect(await canvas.findByRole('dialog', { name: 'Add leave' })).toBeVisible();
  },
};
export const ImportingACalendar: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a calendar' }));
    await expect(await canvas.findByRole('dialog', { name: 'Import a calendar' })).toBeVisible();
  },
};
