// spec: 5

import type { Gfr } from '@careline/core/internal/assessments';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aPatient, NOW, now } from '../../../test/people.ts';
import { anEntry, aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { VisitStrip, type VisitStripProps } from './index.ts';

const aGfr = (value: number): Gfr => ({
  id: '00000000-0000-7000-8000-0000000000a1',
  at: NOW / 1000,
  values: [value],
  creatinine: { text: '1.9', unit: 'mg/dL' },
});

function show(props: Partial<VisitStripProps> = {}) {
  const onAlerts = vi.fn();
  renderUi(
    <VisitStrip
      patient={aPatient()}
      facts={{ summary: { phase: 'ready', value: aSummary() }, model: undefined, gfr: null }}
      back={null}
      timer={null}
      actions={null}
      onAlerts={onAlerts}
      {...props}
    />,
    { now },
  );
  return { onAlerts, strip: within(screen.getByRole('region', { name: 'Patient' })) };
}

const factOf = (label: string) => screen.getByText(label).parentElement;

it('names the patient, and an allergy in red', () => {
  const { strip } = show();
  expect(strip.getByRole('heading', { level: 1 })).toHaveTextContent(aPatient().appUserInfo.name);
  expect(factOf('Allergies')).toHaveTextContent('Penicillin');
  expect(within(factOf('Allergies') as HTMLElement).getByText('Penicillin').parentElement).toHaveClass(
    'text-danger',
  );
});

it('marks an age as approximate if only the year of birth is known', () => {
  const { strip } = show({ patient: { ...aPatient(), birthDate: '1984' } });
  expect(strip.getByText(/Born about 1984/)).toBeVisible();
});

it('asks about allergies when nothing is recorded, and never says that there are none', () => {
  show({ facts: { summary: { phase: 'ready', value: NOTHING_KNOWN }, model: undefined, gfr: null } });
  expect(factOf('Allergies')).toHaveTextContent('None recorded: ask');
});

it('says that there is no allergy only if someone asked', () => {
  const none = anEntry(9, { name: 'No known allergy', code: { code: '716186003' } as never });
  show({
    facts: {
      summary: { phase: 'ready', value: aSummary({ entries: [none] }) },
      model: undefined,
      gfr: null,
    },
  });
  expect(factOf('Allergies')).toHaveTextContent('None known');
});

it('warns of impaired kidneys, and links to the open alerts', async () => {
  const alert = { readingId: 'a', measure: 'systolic', flag: 'x', level: 'critical' } as never;
  const { onAlerts } = show({
    patient: aPatient({ alerts: [alert] }),
    facts: { summary: undefined, model: undefined, gfr: aGfr(24) },
  });
  expect(factOf('Kidney (eGFR)')).toHaveTextContent(/^Kidney \(eGFR\)24 · /);
  await userEvent.click(screen.getByRole('button', { name: '1 open' }));
  expect(onAlerts).toHaveBeenCalledOnce();
});

it('shows no facts before the patient is loaded', () => {
  show({ patient: undefined });
  expect(screen.getByRole('region', { name: 'Patient' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Allergies')).toBeNull();
});
