import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/workspace-files.ts';
import { isShort } from './proof.ts';
import { labelEdits } from './support/catalogues.ts';
import { both, type Edit, insertAfter, insertBefore, registerMigration } from './support/edits.ts';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

interface Change {
  /** As in the table of docs/architecture.md. */
  readonly name: string;
  /** The files to edit; the short form applies each edit to the text alone. */
  readonly edits: Readonly<Record<string, Edit>>;
  readonly added?: Readonly<Record<string, string>>;
  readonly test: { readonly project: string; readonly path: string; readonly text: string };
}

const CORE = 'packages/core/src';
const SERVER = 'packages/console/server/src';
const APP = 'packages/console/app/src';

const CHANGES: readonly Change[] = [
  {
    name: 'a section of a case sheet',
    edits: {
      ...labelEdits(
        { room: 'record', table: 'historySectionLabels', words: { SLEEP: ['Sleep', 'नींद'] } },
        {
          room: 'case-sheets/sections/lifestyle',
          table: 'sleep',
          isNewTable: true,
          words: { night: ['Night', 'रात'], hours: ['Hours of sleep', 'नींद के घंटे'] },
        },
      ),
      [`${CORE}/record/history-section.ts`]: both(
        insertBefore('] as const;\nexport type HistorySection', "  'SLEEP',\n"),
        insertAfter("'WORK_LIFE', 'HABITS'", ", 'SLEEP'"),
      ),
      [`${CORE}/case-sheets/groups/lifestyle.ts`]: both(
        insertBefore('import { WORK_LIFE }', "import { SLEEP } from '../sections/lifestyle/sleep.ts';\n"),
        insertAfter('WORK_LIFE, HABITS', ', SLEEP'),
      ),
    },
    added: {
      [`${CORE}/case-sheets/sections/lifestyle/sleep.ts`]: `import { wordLabel } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { note } from '../../choices.ts';
import { counted } from '../../fields.ts';
import * as words from './words/en.ts';

export const SLEEP = caseSheet(
  'SLEEP',
  { source: 'Made up for a proof' },
  part(
    'night',
    wordLabel(words.sleep, 'night'),
    [counted('hours', wordLabel(words.sleep, 'hours'), { min: 0, max: 24 }, { unit: 'h' }), note()],
  ),
);
`,
    },
    test: {
      project: 'core',
      path: `${CORE}/case-sheets/sleep.test.ts`,
      text: `import { expect, it } from 'vitest';
import { recordPlaceLabel } from '#record';
import { loadCaseSheetSection } from './load-section.ts';
import { groupOfCaseSheet } from './section-key.ts';

it('is loaded with its group, in both languages', async () => {
  const { form, words } = await loadCaseSheetSection('SLEEP');
  expect(form.sections[0]?.fields[0]).toMatchObject({ key: 'hours', control: 'number' });
  expect(Object.values(words.hi)).toContain('नींद के घंटे');
  expect(groupOfCaseSheet('SLEEP')).toBe('lifestyle');
  expect(recordPlaceLabel('SLEEP', 'hi')).toBe('नींद');
});
`,
    },
  },
  {
    name: 'an entry of the menu',
    edits: {
      ...labelEdits({ room: 'access', table: 'areas', words: { recalls: ['Recalls', 'याद दिलाना'] } }),
      [`${CORE}/access/areas.ts`]: insertBefore(
        "  'call-status-history': {\n",
        "  recalls: { path: '/prohealth/recalls', icon: 'history', label: wordLabel(words.areas, 'recalls') },\n",
      ),
      [`${APP}/pages/prohealth-area.tsx`]: insertBefore(
        "  'call-status-history': onDemand",
        "  recalls: onDemand(() => import('./recalls/recalls-page.tsx')),\n",
      ),
    },
    added: {
      [`${APP}/pages/recalls/recalls-page.tsx`]: `export default function RecallsPage() {
  return <p>The page of recalls</p>;
}
`,
    },
    test: {
      project: 'app',
      path: `${APP}/made-up-entry.test.tsx`,
      text: `import { scopeLabel } from '@careline/core/internal/navigation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Around, fakeConsole } from '../test/fake-console.tsx';
import { profileOf } from '../test/people.ts';
import { builtMenu } from './navigation/built-menu.ts';
import { ConsoleRoutes } from './router.tsx';

it('is in the menu, and its page opens for its scope', async () => {
  const scopes = ['prohealth', 'recalls'];
  expect(JSON.stringify(builtMenu(scopes, 'hi'))).toContain('याद दिलाना');
  expect(scopeLabel('recalls')).toBe('Recalls');
  const fake = fakeConsole();
  fake.person = profileOf({ scopes });
  render(<Around fake={fake} path="/prohealth/recalls"><ConsoleRoutes /></Around>);
  expect(await screen.findByText('The page of recalls')).toBeTruthy();
});
`,
    },
  },
  {
    name: 'a medicine',
    edits: {
      [`${CORE}/prescriptions/medicines/rows/joints.ts`]: insertBefore(
        'probenecid |',
        'lesinurad | uricosuric | tablet 200 mg\n',
      ),
    },
    test: {
      project: 'core',
      path: `${CORE}/prescriptions/medicines/made-up-medicine.test.ts`,
      text: `import { expect, it } from 'vitest';
import { loadMedicineTables } from './load-medicines.ts';
import { readMedicineName } from './read-medicine-name.ts';

it('is read with its class', async () => {
  const tables = await loadMedicineTables();
  expect(readMedicineName('Tab. Lesinurad 200 mg', tables)).toMatchObject({
    substances: ['lesinurad'],
    classes: ['uricosuric'],
  });
});
`,
    },
  },
  {
    name: 'a laboratory test',
    edits: {
      ...labelEdits({
        room: 'labs',
        table: 'hemoglobinTypes',
        words: { pyruvateKinase: ['Pyruvate kinase', 'पाइरूवेट काइनेज'] },
      }),
      [`${CORE}/labs/tests/hemoglobin-types.ts`]: insertBefore(
        "  numberTest(\n    {\n      key: 'g6pd',\n",
        `  numberTest(
    { key: 'pyruvateKinase', labels: wordLabel(words.hemoglobinTypes, 'pyruvateKinase'), aliases: 'pk enzyme' },
    {
      units: only('U/g{Hb}', 1),
      decimals: 1,
      limits: { hard: [0, 80] },
      ranges: [adults(dacie, { least: 6.7, greatest: 14.3 })],
    },
  ),
`,
      ),
    },
    test: {
      project: 'core',
      path: `${CORE}/labs/made-up-test.test.ts`,
      text: `import { expect, it } from 'vitest';
import { labForm } from './lab-form.ts';
import { labTest, labTestLabel } from './tests/lab-tests.ts';

it('has a name in both languages, a unit and a field', () => {
  const names = ['en', 'hi'].map((locale) => labTestLabel({ test: 'pyruvateKinase', name: '' }, locale));
  expect(names).toEqual(['Pyruvate kinase', 'पाइरूवेट काइनेज']);
  expect(labTest('pyruvateKinase')?.result).toMatchObject({ kind: 'number', decimals: 1 });
  expect(labForm(['pyruvateKinase']).sections[0]?.fields).toHaveLength(1);
});
`,
    },
  },
  {
    name: 'a score',
    edits: {
      ...labelEdits({
        room: 'assessments',
        table: 'must',
        isNewTable: true,
        words: {
          illness: ['Ill and not eating', 'बीमार और खाना बंद'],
          name: ['Malnutrition screening', 'कुपोषण की जाँच'],
          low: ['Low risk', 'कम जोखिम'],
          high: ['High risk', 'अधिक जोखिम'],
        },
      }),
      [`${CORE}/assessments/scales.ts`]: both(
        insertBefore('import { NEWS2 }', "import { MUST } from './scales/must.ts';\n"),
        insertAfter('  EPDS,\n', '  MUST,\n'),
      ),
    },
    added: {
      [`${CORE}/assessments/scales/must.ts`]: `import { wordLabel } from '#formatting';
import { choiceItem, type Scale, yesNo } from '../scale.ts';
import * as words from '../words/en.ts';

const label = wordLabel(words.must, 'illness');

export const MUST: Scale = {
  shortName: 'MUST',
  version: 'Made up for a proof',
  label: wordLabel(words.must, 'name'),
  source: 'Made up for a proof',
  inputs: [{ key: 'illness', kind: 'choice', label, choices: yesNo }],
  items: [choiceItem('illness', label, { yes: 2, no: 0 })],
  notFor: () => undefined,
  bands: [
    { key: 'low', from: 0, severity: 'none', label: wordLabel(words.must, 'low') },
    { key: 'high', from: 2, severity: 'look', label: wordLabel(words.must, 'high') },
  ],
  limits: [{ level: 'review', when: { from: 2 }, source: 'Made up for a proof' }],
};
`,
    },
    test: {
      project: 'core',
      path: `${CORE}/assessments/must.test.ts`,
      text: `import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { MUST } from './scales/must.ts';
import { SCALE_KEYS } from './scales.ts';

it('is offered in both languages and adds up', () => {
  expect(SCALE_KEYS).toContain('MUST');
  expect(MUST.label).toMatchObject({ en: 'Malnutrition screening', hi: 'कुपोषण की जाँच' });
  expect(assess(MUST, { illness: 'yes' }, {})).toMatchObject({ known: 1, of: 1, total: 2 });
});
`,
    },
  },
  {
    name: 'a preference',
    edits: {
      ...labelEdits({ room: 'preferences', table: 'preference', words: { RECEIPTS: ['Receipts', 'रसीदें'] } }),
      [`${CORE}/preferences/preference-identifier.ts`]: insertBefore("  'GENDER',\n", "  'RECEIPTS',\n"),
      [`${CORE}/preferences/kinds/further.ts`]: insertBefore(
        "/** Patients can't be favourites:",
        `export const receipts = kind({
  owner: 'organisation',
  because: 'a receipt is the organisation’s',
  stored: v.strictObject({ footer: v.pipe(v.string(), v.maxLength(200)) }),
  example: { footer: 'Thank you' },
  effect: { waitsFor: 'payments (issue 45)' },
});

`,
      ),
      [`${CORE}/preferences/kinds/preference-kinds.ts`]: both(
        insertAfter('favourites, rateCards,', ' receipts,'),
        insertBefore('  GENDER: gender,\n', '  RECEIPTS: receipts,\n'),
      ),
    },
    test: {
      project: 'core',
      path: `${CORE}/preferences/made-up-setting.test.ts`,
      text: `import * as v from 'valibot';
import { expect, it } from 'vitest';
import { preferenceLabel } from '#preferences';
import { updatePreference } from '#preferences/kinds';

it('can be stored as its kind says, and has a name in both languages', () => {
  const of = (preferenceInfo: object) =>
    v.safeParse(updatePreference.body, { type: 'RECEIPTS', preferenceInfo, updatedAt: 1 }).success;
  expect([of({ footer: 'Thank you' }), of({ footer: 5 })]).toEqual([true, false]);
  expect([preferenceLabel('RECEIPTS'), preferenceLabel('RECEIPTS', 'hi')]).toEqual(['Receipts', 'रसीदें']);
});
`,
    },
  },
  {
    name: 'a webhook event',
    edits: {
      ...labelEdits({
        room: 'administration',
        table: 'webhook',
        words: { callWasOpened: ['A call was opened', 'कॉल खोली गई'] },
      }),
      [`${CORE}/administration/webhook.ts`]: insertBefore(
        '  /** A reading asks for a look. */\n',
        `  /** A colleague opened a call. */
  'call.opened': { right: READS_CALLS, label: wordLabel(words.webhook, 'callWasOpened') },
`,
      ),
      [`${SERVER}/platform/database/migrate.ts`]: registerMigration('9999-call-opened', 'callOpened'),
    },
    added: {
      [`${SERVER}/platform/database/migrations/9999-call-opened.ts`]: `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create function webhook_call_opened() returns trigger language plpgsql as $$
    begin
      insert into webhook_delivery (webhook_id, event, facility_id, subject_id, occurred_at)
      select w.id, 'call.opened', s.facility_id, s.id, s.created_at
      from stored s
      join partner_facility f on f.facility_id = s.facility_id
      join partner p on p.id = f.partner_id and p.active
      join webhook w on w.partner_id = p.id and 'call.opened' = any(w.events);
      return null;
    end
  $$\`.execute(db);
  await sql\`create trigger webhook_call_opened after insert on contact
    referencing new table as stored for each statement execute function webhook_call_opened()\`.execute(db);
}
`,
    },
    test: {
      project: 'server',
      path: `${SERVER}/partners/webhooks/made-up-event.test.ts`,
      text: `import { addWebhook, mayKnowEvent, webhookEventLabel } from '@careline/core/internal/administration';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { aCallClinic } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

it('can be asked for by partners who may know it', () => {
  const isTaken = (event: string) => v.safeParse(addWebhook.body.entries.events, [event]).success;
  expect([isTaken('call.opened'), isTaken('call.closed')]).toEqual([true, false]);
  expect([mayKnowEvent('call.opened', ['hmCallInfo']), mayKnowEvent('call.opened', [])]).toEqual([true, false]);
  expect(webhookEventLabel('call.opened', 'hi')).toBe('कॉल खोली गई');
});

it.each(databasesOfRun)('is stored for its partners on the $kind database', async (kind) => {
  const at = await aCallClinic(kind);
  try {
    const { db } = at.database;
    const { organisationId: organisation_id, facilityId: facility_id } = at.clinic;
    const partner_id = newId();
    const partner = { id: partner_id, organisation_id, name: 'P', issuer: 'https://p.example', origins: [], scopes: ['hmCallInfo'] };
    await db.insertInto('partner').values({ ...partner, created_at: 1, updated_at: 1 }).execute();
    await db.insertInto('partner_facility').values({ partner_id, facility_id }).execute();
    const facts = { url: 'https://hooks.example/x', secret: '', secret_end: '', secret_made_at: 1, created_at: 1, updated_at: 1 };
    await db.insertInto('webhook').values({ id: newId(), partner_id, events: ['call.opened'], ...facts }).execute();
    const { contactId } = await at.dialled();
    const rows = await db.selectFrom('webhook_delivery').select(['event', 'subject_id']).execute();
    expect(rows).toEqual([{ event: 'call.opened', subject_id: contactId }]);
  } finally {
    await at.database.remove();
  }
});
`,
    },
  },
  {
    name: 'a message to patients',
    edits: {
      ...labelEdits({
        room: 'communication',
        table: 'messageTemplateLabels',
        words: { fasting: ['Come fasting', 'ख़ाली पेट आएँ'] },
      }),
      [`${CORE}/communication/message-template.ts`]: both(
        (text) => text.replace("'reports', 'visit'] as const", "'reports', 'visit', 'fasting'] as const"),
        insertAfter("  visit: 'on',\n", "  fasting: 'on',\n"),
      ),
      [`${SERVER}/messages/message-sentences.ts`]: insertBefore(
        "  'encounter-booked': {\n",
        `  fasting: {
    en: ({ day }) => \`please come fasting on \${day}.\`,
    hi: ({ day }) => \`कृपया \${day} को ख़ाली पेट आएँ।\`,
${['te', 'ta', 'ur', 'kn', 'mr', 'bn'].map((language) => `    ${language}: ({ day }) => \`${language} \${day}.\`,\n`).join('')}  },
`,
      ),
    },
    test: {
      project: 'server',
      path: `${SERVER}/messages/made-up-message.test.ts`,
      text: `import { MESSAGE_TEMPLATES, messageTemplateLabel, parameterFaults } from '@careline/core/internal/communication';
import { expect, it } from 'vitest';
import { renderMessage } from './render-message.ts';

it('can be chosen, needs its day and is written in its language', () => {
  expect(MESSAGE_TEMPLATES).toContain('fasting');
  expect(messageTemplateLabel('fasting', 'hi')).toBe('ख़ाली पेट आएँ');
  expect(parameterFaults('fasting', {}, { now: 0, today: '2026-11-21' })).toMatchObject([{ parameter: 'on' }]);
  const wording = { channel: 'sms', template: 'fasting', parameters: { on: '2026-11-23' }, name: 'Asha', facility: 'Clinic' } as const;
  expect(renderMessage({ ...wording, locale: 'en', timeZone: 'Asia/Kolkata' }).body).toBe(
    'Dear Asha, please come fasting on Monday, 23 November. Clinic',
  );
});
`,
    },
  },
];

it.each(CHANGES)(
  '$name touches as many files as documented, and each is complete',
  ({ name, edits, added = {} }) => {
    expectFileCount(name, Object.keys({ ...edits, ...added }));
    for (const [path, edit] of Object.entries(edits)) {
      const text = readFileSync(join(ROOT, path), 'utf8');
      expect(edit(text), path).not.toBe(text);
    }
  },
);

describe.skipIf(isShort)('all of them together', () => {
  let copy: TreeCopy;
  beforeAll(async () => {
    copy = await copyTree();
    for (const { edits, added = {} } of CHANGES) {
      for (const [path, edit] of Object.entries(edits)) copy.edit(path, edit);
      for (const [path, text] of Object.entries(added)) copy.add(path, text);
    }
  });
  afterAll(() => copy?.remove());

  it('compile', async () => {
    const { status, output } = await copy.types('core', 'console/app', 'console/server');
    expect(status, output).toBe(0);
  });

  it.each(CHANGES)('$name works', async ({ test: { project, path, text } }) => {
    copy.add(path, text);
    const { status, output } = await copy.run('vitest', 'run', '--project', project, path);
    expect(status, output).toBe(0);
  });
});
