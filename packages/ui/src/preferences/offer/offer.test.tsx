import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { aRegisteredPatient, registrationHttp } from '../../../test/registration-fixtures.ts';
import { ReadingAlerts } from '../../alerts/reading-alerts/index.ts';
import { PatientRegistration } from '../../patients/patient-registration/index.ts';
import { RegistrationChange } from '../../patients/registration-change/index.ts';
import { RangeField } from '../../readings/readings-viewer/trends/range-field.tsx';
import { type Offer, OfferProvider } from './index.ts';

const VITA_ID = '01890000-0000-7000-8000-0000000000c1';

const nothing = () => undefined;

const optionsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .flatMap(({ label, value }) => (value === '' ? [] : label));

describe('the periods an organisation offers', () => {
  it.each([
    [
      'all of them',
      {},
      ['Today', 'Last 7 days', 'Last 31 days'],
      ['1 month', '3 months', '1 year', 'All', 'Custom dates'],
    ],
    [
      'in their order',
      { period: ['month', 'day', 'week'] },
      ['Last 31 days', 'Today', 'Last 7 days'],
      ['1 month', 'All', 'Custom dates'],
    ],
    [
      'with the one in force',
      { period: ['year', 'day'] },
      ['Today', 'Last 7 days'],
      ['1 year', '1 month', 'All', 'Custom dates'],
    ],
    [
      'all of a filter that has none of them',
      { period: ['quarter'] },
      ['Today', 'Last 7 days', 'Last 31 days'],
      ['3 months', '1 month', 'All', 'Custom dates'],
    ],
  ])('are %s', async (_, offer: Offer, alerts, readings) => {
    renderUi(
      <OfferProvider offer={offer}>
        <ReadingAlerts days={7} onDaysChange={nothing} state="open" onStateChange={nothing} />
        <RangeField view={{ range: 'month' }} span={{ from: 0, to: 1 }} onChange={nothing} />
      </OfferProvider>,
      { now, http: fakeHttp({ 'alerts/list': never }) },
    );
    // The range of the readings has the same name.
    const [ofAlerts] = screen.getAllByRole('group', { name: 'Period' });
    const periods = within(ofAlerts as HTMLElement).getAllByRole('button');
    expect(periods.map(({ textContent }) => textContent?.trim())).toEqual(alerts);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      readings,
    );
  });
});

describe('the registration an organisation offers', () => {
  it('has the offered genders and sections', async () => {
    renderUi(
      <OfferProvider offer={{ gender: ['OTHER', 'FEMALE'], hidden: ['uhid'] }}>
        <PatientRegistration />
      </OfferProvider>,
      { now, http: registrationHttp({}) },
    );
    expect(await optionsOf(/^Gender/)).toEqual(['Other', 'Female']);
    expect(screen.queryByLabelText(/^UHID/)).toBeNull();
  });

  it('keeps a patient’s existing values, also after a change', async () => {
    const data = aRegisteredPatient({ vitaId: VITA_ID, gender: 'MALE', languages: ['ur'] });
    const http = fakeHttp({
      'user/registration': () => ({ vitaId: VITA_ID, data }),
      'user/history': () => ({ vitaId: VITA_ID, data: [], next: null }),
    });
    renderUi(
      <OfferProvider offer={{ gender: ['FEMALE'], language: ['kn', 'hi'] }}>
        <RegistrationChange vitaId={VITA_ID} />
      </OfferProvider>,
      { now, http },
    );
    expect(await optionsOf(/^Gender/)).toEqual(['Female', 'Male']);
    expect(await optionsOf(/^Language/)).toEqual(['Kannada', 'Hindi', 'Urdu']);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Gender/ }), 'FEMALE');
    expect(await optionsOf(/^Gender/)).toEqual(['Female', 'Male']);
  });
});
