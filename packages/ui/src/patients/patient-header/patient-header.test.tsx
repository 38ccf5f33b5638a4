// spec: 12, 171, 190, 195, 196, alerts-header

import type { Patient } from '@careline/core/internal/patients';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import 'vitest/browser';
import { renderUi } from '#test';
import { aPatient, now, personId } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientHeader } from './patient-header.tsx';
import { PatientStrip } from './patient-strip.tsx';

const show = (patient: Patient | undefined, props: { vitaId?: string; locale?: string } = {}) => {
  const header = () => (
    <CarelineProvider now={now}>
      <PatientHeader patient={patient} {...props} />
    </CarelineProvider>
  );
  return { ...renderUi(header()), region: screen.getByRole('region') };
};

describe('the patient header', () => {
  it('names the patient, with what staff check first', () => {
    const { region } = show(aPatient());
    expect(screen.getByRole('heading', { name: 'Asha Rao', level: 2 })).toBeVisible();
    expect(region).toHaveAccessibleName('Patient');
    for (const fact of [
      '54 years, female',
      'UHID CL0000000017',
      'Born 12-03-1969',
      'AHC since 01-06-2023',
      'Telugu, English',
    ]) {
      expect(region).toHaveTextContent(fact);
    }
  });

  it('has all tags of the patient, and the bar of a call two, with the rest by name for screen readers', () => {
    const tags = ['High risk', 'Lives alone', 'Deaf', 'New'].map((label) => ({
      ...{ code: label, label, colour: 'info', setAt: 0, setBy: { id: 's', name: 'M' } },
    }));
    const { region, unmount } = show(aPatient({ tags }));
    expect(region).toHaveTextContent('Tags: High risk; Lives alone; Deaf; New;');
    unmount();
    const { container } = renderUi(<PatientStrip patient={aPatient({ tags })} />, { now });
    expect(container).toHaveTextContent('Tags: High risk; Lives alone; +2and Deaf; New');
  });

  it.each<[string, Partial<Patient>, string]>([
    ['no name', { appUserInfo: { name: ' ', gender: 'male' } }, 'Name not recorded'],
    ['no gender', { appUserInfo: { name: 'A', gender: '' } }, 'gender not recorded'],
    ['a gender not known here', { appUserInfo: { name: 'A', gender: 'INTERSEX' } }, '54 years, intersex'],
    ['no birth date', { birthDate: null }, 'age not recorded'],
    ['only a year of birth', { birthDate: '1969' }, 'Born about 1969'],
    ['no UHID', { uhid: null }, 'No UHID'],
    [
      'an enrolment without its date',
      { enrolments: [{ programme: 'careline', enrolledAt: 0 }] },
      'ProgrammesCarelineLanguages',
    ],
    ['a programme not known here', { enrolments: [{ programme: 'dental', enrolledAt: 0 }] }, 'dental'],
    ['a language written as a word', { languages: ['Santali (Ol Chiki)'] }, 'Santali (Ol Chiki)'],
    ['no languages', { languages: [] }, 'none recorded'],
    ['a death', { deceased: '2023-12-24' }, 'Deceased'],
    ['stopped calls', { callsStopped: { disposition: 'do-not-call', at: 0 } }, 'Calls stopped: Do not call'],
  ])('with %s', (_, facts, words) => {
    const { region } = show(aPatient(facts));
    expect(region).toHaveTextContent(words);
  });

  it.each<[string, Partial<Patient>, string]>([
    ['a pregnancy', { maternity: { dueDate: '2024-02-14' } }, 'Pregnant: 34w3d, due 14-02-2024'],
    ['a pregnancy past its date', { maternity: { dueDate: '2024-01-01' } }, 'Pregnant: 40w5d'],
    ['a child', { maternity: { bornOn: '2023-11-23' } }, 'Baby: 6 weeks 2 days old'],
    ['an infant', { birthDate: '2023-12-30' }, 'Infant: 1 week old'],
    ['an infant born today', { birthDate: '2024-01-06' }, 'Infant: 0 days old'],
    [
      'unusual readings, the gravest first',
      {
        alerts: [
          { readingId: personId(7), measure: 'spo2', flag: 'unknown:code', level: 'review' },
          { readingId: personId(8), measure: 'systolic', flag: 'grave:code', level: 'critical' },
          { readingId: personId(9), measure: 'pulse', flag: 'third:code', level: 'review' },
        ],
      },
      'grave:code',
    ],
  ])('shows %s', async (_, facts, words) => {
    const { region } = show(aPatient(facts));
    await waitFor(() => expect(region).toHaveTextContent(words));
  });

  it.each<[string, Partial<Patient>]>([
    ['a due date long past', { maternity: { dueDate: '2023-10-01' } }],
    ['a due date too far ahead', { maternity: { dueDate: '2024-12-01' } }],
    ['a due date that is none', { maternity: { dueDate: 'soon' } }],
    ['a child that is no infant any more', { maternity: { bornOn: '2022-12-30' } }],
    ['a birth to come', { birthDate: '2024-02-01' }],
    ['only a year of birth', { birthDate: '2024' }],
    ['no pregnancy and no alerts', { maternity: null, alerts: [] }],
  ])('shows no age in weeks and no alert for %s', (_, facts) => {
    const { region } = show(aPatient(facts));
    expect(region).not.toHaveTextContent(/Pregnant|Baby|Infant|Unusual/);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has an empty name when none is recorded, which screen readers announce', () => {
    show(aPatient({ appUserInfo: { name: '', gender: 'FEMALE' } }));
    expect(screen.getByRole('heading', { level: 2, name: 'Name not recorded' })).toBeInTheDocument();
    expect(screen.getByText('54 years, female')).toBeVisible();
  });

  it('lists two unusual readings and how many more there are', async () => {
    const alerts = [1, 2, 3, 4].map((number) => ({
      readingId: personId(number),
      measure: 'pulse',
      flag: `flag:${number}`,
      level: 'review',
    }));
    show(aPatient({ alerts }));
    const list = await screen.findByRole('list', { name: 'Open alerts for readings' });
    expect(list).toHaveTextContent('flag:1');
    expect(list).toHaveTextContent('and 2 more');
    expect(list).not.toHaveTextContent('flag:3');
  });

  it('names a critical reading with its value, and a danger sign without an outcome', async () => {
    const alert = { readingId: personId(1), measure: 'glucose', flag: 'ada:low-level2', level: 'critical' };
    const values = [{ key: 'value', text: '52', unit: 'mg/dL' }];
    const signs = [
      { kind: 'PREGNANCY_SIGN', sign: 'FITS' },
      { kind: 'SELF_HARM', sign: 'THOUGHTS_OF_HARM' },
    ];
    show(
      aPatient({
        alerts: [{ ...alert, metric: 'bloodglucose', values }],
        openSigns: [{ id: personId(2), contactId: personId(3), signs, toldAt: 1_704_500_000 }],
      }),
    );
    expect(await screen.findByRole('list', { name: 'Open alerts for readings' })).toHaveTextContent(
      /52 mg\/dL: Dangerously low blood sugar/,
    );
    expect(screen.getByRole('list', { name: 'Danger signs without an outcome' })).toHaveTextContent(
      'Fits, Thoughts of harm: reported on 06-01-2024, outcome not recorded',
    );
  });

  it('shows the outline while the patient is loading', () => {
    const { region } = show(undefined);
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(region).toHaveTextContent('Loading the patient');
  });

  it('never shows a patient with another id than the screen’s', () => {
    const { region } = show(aPatient(), { vitaId: personId(2) });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(region).not.toHaveTextContent('Asha');
  });

  it('uses Hindi', () => {
    const { region } = show(aPatient(), { locale: 'hi' });
    expect(region).toHaveTextContent('54 वर्ष, महिला');
    expect(region).toHaveTextContent('जन्म 12-03-1969');
  });

  it.each([
    ['while it lasts', 1800, 'Emergency access until'],
    ['once it ended', -1, 'Emergency access has ended'],
  ])('says that the record is open in an emergency: %s', (_, seconds, words) => {
    show(aPatient({ emergencyUntil: Math.floor(now() / 1000) + seconds }));
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });

  it('says so in Hindi', () => {
    show(aPatient({ emergencyUntil: Math.floor(now() / 1000) + 60 }), { locale: 'hi' });
    expect(screen.getByText('तक आपात पहुँच', { exact: false })).toBeVisible();
  });
});
