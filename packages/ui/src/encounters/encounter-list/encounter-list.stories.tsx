import type { EncounterFilters } from '@careline/core/internal/encounters/consultations';
import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { anEncounter, DAY, encounterPage, PROVIDERS } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { FACILITY } from '../../../test/health-check.ts';
import { now } from '../../../test/people.ts';
import { EncounterList, type EncounterListProps, type EncounterViewKind } from './index.ts';

function Owned({ filters: first, view: begin, ...props }: EncounterListProps) {
  const [filters, setFilters] = useState<EncounterFilters>(first);
  const [view, setView] = useState<EncounterViewKind>(begin);
  return (
    <EncounterList
      {...props}
      filters={filters}
      onFiltersChange={setFilters}
      view={view}
      onViewChange={setView}
    />
  );
}

const answering = (answer: (status: unknown) => unknown) =>
  fakeHttp({
    'encounters/list': ({ query }) => answer(query?.status),
    'encounters/all': ({ query }) => answer(query?.status),
    'encounters/providers': () => ({ data: PROVIDERS }),
  });

const found = answering((status) =>
  encounterPage(DAY.filter((one) => status === undefined || one.status === status)),
);

const meta = {
  title: 'Encounters/Encounter list',
  component: EncounterList,
  render: (args) => <Owned {...args} />,
  parameters: { now, http: found },
  args: {
    circle: 'facility_encounters',
    filters: {},
    onFiltersChange: fn(),
    view: 'list',
    onViewChange: fn(),
    facilityId: FACILITY.facilityId,
    encounterAddress: (id) => `/facility_encounters/${id}`,
  },
} satisfies Meta<typeof EncounterList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('row', { name: /Zeenat Khan/ })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Found, globals: { theme: 'contrast' } };
export const InHindi: Story = { globals: { locale: 'hi' } };

export const OfAllFacilities: Story = {
  parameters: {
    http: answering(() =>
      encounterPage([
        ...DAY,
        anEncounter(9, 2000, { facilityId: 'f2', facilityName: 'Careline Clinic, Goa' }),
      ]),
    ),
  },
  args: {
    circle: 'all_encounters',
    onOpenElsewhere: fn(),
  },
};

export const Board: Story = {
  args: { view: 'board' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Ended today (2)' })).toBeVisible();
  },
};
export const BoardInTheDark: Story = { ...Board, globals: { theme: 'dark' } };

export const Loading: Story = { parameters: { http: answering(never) } };
export const None: Story = { parameters: { http: answering(() => encounterPage([])) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'timeout', endpoint: 'encounters/list', requestId: '01HK-9Q2' });
    }),
  },
};
