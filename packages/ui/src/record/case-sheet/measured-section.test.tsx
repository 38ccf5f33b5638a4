// spec: 5, limits-dangerous
import { type NewSheetVersion, type SheetVersion, saveCaseSheet } from '@careline/core/internal/case-sheets';
import type { PersonFacts } from '@careline/core/internal/clinical';
import type { MetricRecord } from '@careline/core/internal/metrics';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aVersion, ME, SHEET } from '../../../test/case-sheets.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { CaseSheet } from './index.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);

/** Week 34: six weeks before the due date. */
const IN_WEEK_34: PersonFacts = {
  sex: 'female',
  birthDate: '1996-02-29',
  pregnancies: [{ dueDate: dayFromNow(42) }],
};

const PRESSURE = { systolic: '178', systolicUnit: 'mm[Hg]', diastolic: '116', diastolicUnit: 'mm[Hg]' };

function show(versions: readonly SheetVersion[] = [], earlier?: readonly MetricRecord[]) {
  const saved: NewSheetVersion[] = [];
  const section = { section: 'GENERAL', newest: versions.slice(-1), versions: versions.length };
  const http = fakeHttp({
    'case-sheets/list': () => ({
      vitaId,
      access: 'PROVIDER',
      sheet: SHEET,
      data: versions.length > 0 ? [section] : [],
    }),
    'case-sheets/section': () => ({ vitaId, data: section }),
    [saveCaseSheet.name]: ({ body }) => {
      const { version } = body as { version: NewSheetVersion };
      saved.push(version);
      return {
        vitaId,
        data: aVersion(versions.length + 1, version.answers, { section: 'GENERAL', id: version.id }),
      };
    },
  });
  renderUi(
    <CaseSheet
      {...{ vitaId, staffId: ME, person: {}, facts: IN_WEEK_34, earlier }}
      scopes={['prohealth', 'hmCallInfo']}
    />,
    { now: () => NOW, http },
  );
  return saved;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const article = async () => within(await screen.findByRole('article', { name: /General/ }));
const type = async (name: RegExp, value: string) =>
  userEvent.fill((await article()).getByRole('textbox', { name }), value);
const CARD = { name: 'Urgent: tell the doctor now' };

describe('measured values of a section', () => {
  it('are judged while they are typed, and a critical one requires who was informed', async () => {
    const saved = show();
    await press(/^Write: General/);
    await type(/^Systolic/, '178');
    await type(/^Diastolic/, '116');
    await userEvent.tab();
    const card = within(await screen.findByRole('region', CARD));
    expect(card.getByText(/178\/116|178 \/ 116/)).toBeVisible();
    await press('Save');
    expect(saved).toEqual([]);
    await userEvent.click(card.getByRole('checkbox', { name: /reading/i }));
    await userEvent.fill(card.getByRole('textbox', { name: /^Reported to/ }), 'Dr Rao');
    await userEvent.click(card.getByRole('button', { name: 'Reported now' }));
    await press('Save');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers).toMatchObject({
      vitals: PRESSURE,
      escalation: { about: ['CRITICAL_READING'], handedTo: 'Dr Rao' },
    });
  });

  it('take the last reading by Alt+U', async () => {
    const reading = (id: string, timestamp: number, systolic: string): MetricRecord => ({
      ...{
        id,
        metric: 'bloodpressure',
        timestamp,
        metaInfo: { updatedAt: timestamp, createdAt: timestamp, deleted: false, source: 'manual' },
      },
      values: [
        { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
        { key: 'diastolic', text: '82', value: 82, unit: 'mm[Hg]' },
      ],
    });
    show([], [reading('r1', NOW / 1000 - 86_400, '150'), reading('r2', NOW / 1000 - 3600, '136')]);
    await press(/^Write: General/);
    await userEvent.click((await article()).getByRole('textbox', { name: /^Systolic/ }));
    await userEvent.keyboard('{Alt>}u{/Alt}');
    await waitFor(async () =>
      expect((await article()).getByRole('textbox', { name: /^Systolic/ })).toHaveValue('136'),
    );
    expect((await article()).getByRole('textbox', { name: /^Diastolic/ })).toHaveValue('');
  });

  it('show their status when nothing is wrong, and require no handover', async () => {
    const saved = show();
    await press(/^Write: General/);
    await type(/^Systolic/, '118');
    await type(/^Diastolic/, '74');
    await userEvent.tab();
    expect((await (await article()).findAllByText(/in range/i)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', CARD)).toBeNull();
    await press('Save');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers).not.toHaveProperty('escalation');
  });

  it('that were already handed over are not asked about again', async () => {
    const escalation = { about: ['CRITICAL_READING'], handedTo: 'Dr Rao', handedAt: '2026-01-01T10:00' };
    const author = { id: ME, name: 'Dr Iyer' };
    const saved = show([aVersion(1, { vitals: PRESSURE, escalation }, { section: 'GENERAL', author })]);
    expect((await article()).getByText('Dr Rao')).toBeVisible();
    await press(/^Edit: General/);
    await type(/^Pulse/, '84');
    await userEvent.tab();
    expect(screen.queryByRole('region', CARD)).toBeNull();
    await press('Save');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers).not.toHaveProperty('escalation');
  });
});
