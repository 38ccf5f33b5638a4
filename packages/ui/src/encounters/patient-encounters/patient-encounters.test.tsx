import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { anEncounter } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { PatientEncounters, type PatientEncountersProps } from './index.ts';

const vitaId = personId(1);
const OWN = [
  anEncounter(2, 3000, { status: 'AWAITED' }),
  anEncounter(1, 60),
  anEncounter(3, -9000, { status: 'COMPLETED' }),
  anEncounter(4, 90, { status: 'CANCELLED' }),
].map((encounter) => ({ ...encounter, vitaId }));

function show(props: Partial<PatientEncountersProps> = {}, data = OWN) {
  const http = fakeHttp({ 'encounters/patient': () => ({ vitaId, data, next: null }) });
  renderUi(
    <PatientEncounters vitaId={vitaId} encounterAddress={(id) => `/my_encounters/${id}`} {...props} />,
    { now, http },
  );
}

const items = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the encounters of a patient', () => {
  it('are the coming ones, the next one first, and all others, the latest first', async () => {
    show();
    expect(await items('Upcoming')).toEqual([
      expect.stringMatching(/^Sat 06-01-2024, 11:00 am.*Confirmed$/),
      expect.stringMatching(/^Mon 08-01-2024.*Awaited$/),
    ]);
    expect(await items('Past')).toEqual([
      expect.stringMatching(/Cancelled$/),
      expect.stringMatching(/Completed$/),
    ]);
  });

  it('leave out the one on the page', async () => {
    show({ except: OWN[0]?.id });
    expect(await items('Upcoming')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Other encounters' })).toBeVisible();
  });

  it('are plain text for users who may not open them', async () => {
    show({ encounterAddress: () => undefined });
    await items('Upcoming');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('of another patient are refused', async () => {
    show({}, [anEncounter(5, 10)]);
    expect(await screen.findByText('The encounters could not be loaded')).toBeVisible();
  });
});
