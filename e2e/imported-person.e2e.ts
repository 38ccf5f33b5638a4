import { describe, expect, inject, it } from 'vitest';
import { chooseCall, fillReached, patientRegion, recordOwnCall, saveCall } from './pages/call-page.ts';
import { callFound, openSearch, searchFor } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { COACH } from './support/people.ts';
import { hasRealPeople, importRealPerson } from './support/real-people.ts';
import { dataClient, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const dataFolder = inject('dataFolder');
const visitor = visitorPerTest();

if (!hasRealPeople || !dataFolder) {
  console.log('SKIPPED the journey on an imported person: CARELINE_SHARED_DATA names no folder of records.');
}

describe.runIf(hasRealPeople && dataFolder !== '')('a patient from imported data', () => {
  it('is imported, found by name, called, and shown in the history with the imported readings', async () => {
    const person = await importRealPerson(dataFolder);
    const { page, faults } = visitor();
    const token = await enter(page, origin, COACH);
    await openSearch(page);
    const asked = page.waitForResponse((response) => response.url().endsWith('/auth/user/list'));
    const options = await searchFor(page, person.name);
    const { data: found } = (await (await asked).json()) as { data: { vitaId: string }[] };
    expect(await options.count()).toBe(1);
    await callFound(page);
    await chooseCall(page, 'Ad-Hoc Call');
    await patientRegion(page).getByText(person.name).first().waitFor();

    await recordOwnCall(page);
    await fillReached(page, { systolic: '131', diastolic: '84', note: 'First call after the import' });
    await saveCall(page);
    await page.getByRole('button', { name: 'See it in the history' }).click();
    await page.getByRole('dialog').getByText('First call after the import').waitFor();

    const vitaId = found[0]?.vitaId ?? '';
    const data = dataClient(serviceClient(origin, token));
    const window = { vitaId, from: -62_135_596_800, to: Math.floor(Date.now() / 1000) + 60 };
    const pressures = await data.read({ ...window, metric: 'bloodpressure' });
    expect(pressures.at(-1)?.values[0]).toMatchObject({ key: 'systolic', text: '131' });
    expect(pressures).toHaveLength(person.pressures + 1);
    expect(faults).toEqual([]);
  });
});
