import {
  readAllergies,
  readDiagnoses,
  type SheetAllergies,
  type SheetAllergy,
  type SheetDiagnosis,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import type { QueryState } from '@careline/core/internal/http';
import type { RecordSummary } from '@careline/core/internal/overview';
import { doseText, type IssuedLine, medicineText } from '@careline/core/internal/prescriptions';
import {
  byWeight,
  entryCodeText,
  type ImportedEntry,
  isAbsence,
  type NamedCondition,
  sectionOfKind,
  standingConditions,
  VITAL_SECTIONS,
  type VitalSection,
} from '@careline/core/internal/record';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { EndedLine } from './ended-line.tsx';
import { recordSummaryMessages } from './record-summary.messages.ts';

const detailOf = ({ details }: ImportedEntry, key: string): string | undefined =>
  details.find((detail) => detail.key === key)?.text;

/** Returns the name of an entry, or its code if it has no name. */
export function useEntryName(): (entry: ImportedEntry) => string {
  const t = useMessages(recordSummaryMessages);
  return (entry) => entry.name ?? t('unreadable', { code: entryCodeText(entry) ?? entry.sourceId });
}

export interface VitalEntriesProps {
  readonly state: QueryState<RecordSummary>;
  readonly onRetry: () => void;
}

/** Entries shown without expanding. */
const FIRST = 5;

/** Returns the remarks after a name: how a medicine is taken, the reaction to an allergen, and uncertainty. */
function useRemarks() {
  const t = useMessages(recordSummaryMessages);
  return (entry: ImportedEntry): readonly string[] =>
    [
      detailOf(entry, 'criticality') === 'high' && t('highRisk'),
      detailOf(entry, 'reaction'),
      detailOf(entry, 'dosage'),
      detailOf(entry, 'certainty'),
      entry.state === 'unknown' && entry.isReadable && t('statusUnknown'),
    ].filter((remark) => typeof remark === 'string');
}

interface ItemProps {
  readonly entry: ImportedEntry;
  readonly isAllergy: boolean;
}

/** Highlights an actual allergy by text, shape and colour, but not "no known allergy". */
function Item({ entry, isAllergy }: ItemProps) {
  const nameOf = useEntryName();
  const remarks = useRemarks()(entry).join(', ');
  const warns = isAllergy && !isAbsence(entry);
  return (
    <li
      className={`wrap-anywhere flex items-baseline gap-1 ${warns ? 'font-medium text-on-danger-soft' : ''}`}
    >
      {warns && <Icon name="warning" size={16} className="shrink-0 self-center" />}
      <span>
        {nameOf(entry)}
        {remarks && <span className="font-normal text-muted"> ({remarks})</span>}
      </span>
    </li>
  );
}

function PrescribedItem({ line }: { readonly line: IssuedLine }) {
  const locale = useLocale();
  return (
    <li className="wrap-anywhere">
      <span translate="no">{medicineText(line, locale)}</span>{' '}
      <span className="text-muted">({doseText(line, locale)})</span>
    </li>
  );
}

function WrittenItem({ allergy }: { readonly allergy: SheetAllergy }) {
  const t = useMessages(recordSummaryMessages);
  const { substance, isSevere, isSuspected } = allergy;
  const remarks = [isSevere && t('severe'), isSuspected && t('suspected')].filter(Boolean).join(', ');
  return (
    <li className="wrap-anywhere flex items-baseline gap-1 font-medium text-on-danger-soft">
      <Icon name="warning" size={16} className="shrink-0 self-center" />
      <span>
        {substance}
        {remarks && <span className="font-normal text-muted"> ({remarks})</span>}
      </span>
    </li>
  );
}

function DiagnosisItem({ diagnosis }: { readonly diagnosis: SheetDiagnosis }) {
  const t = useMessages(recordSummaryMessages);
  const { term, code, isProvisional } = diagnosis;
  const remarks = [code, isProvisional && t('provisional')].filter(Boolean).join(', ');
  return (
    <li className="wrap-anywhere">
      {term}
      {remarks && <span className="text-muted"> ({remarks})</span>}
    </li>
  );
}

/** Says that someone asked and there is none, with the author. That differs from nothing recorded. */
function NoneKnown({ version }: { readonly version: SheetVersion }) {
  const formatDate = useFormatDate();
  const t = useMessages(recordSummaryMessages);
  const { author, at } = version;
  return <p className="text-sm">{t('noneKnown', { name: author.name, day: formatDate(at) })}</p>;
}

const NOTHING_WRITTEN: SheetAllergies = { allergies: [], noneKnown: undefined };

/** A row of the card on a phone, a column where there is room. */
const PART = 'flex min-w-0 flex-wrap items-baseline gap-x-2 px-3 py-1.5 @lg:flex-col';

interface PartProps {
  readonly section: VitalSection;
  readonly summary: RecordSummary;
}

/** A condition from the case sheet or from another system, sorted together. */
type Condition = { readonly written: SheetDiagnosis } | { readonly entry: ImportedEntry };

const nameOfCondition = (condition: Condition): NamedCondition => {
  if ('entry' in condition) return condition.entry;
  const { term, code } = condition.written;
  return { name: term, code: code === '' ? null : { system: 'icd-10', code } };
};

/** Returns the current conditions from all sources, most important first. */
function orderedConditions(
  written: readonly SheetDiagnosis[],
  entries: readonly ImportedEntry[],
): readonly Condition[] {
  const all = [...written.map((one) => ({ written: one })), ...entries.map((entry) => ({ entry }))];
  return byWeight(standingConditions<Condition>(all, nameOfCondition), nameOfCondition);
}

interface PartContent {
  /** Current entries in display order. The first ones show without expanding. */
  readonly items: readonly ReactNode[];
  /** Number of entries that always show. */
  readonly always: number;
  readonly warns: boolean;
}

function allergyContent(summary: RecordSummary, entries: readonly ImportedEntry[]): PartContent {
  const { allergySheet } = summary;
  const { allergies } = allergySheet ? readAllergies(allergySheet) : NOTHING_WRITTEN;
  return {
    items: [
      ...allergies.map((allergy) => <WrittenItem key={allergy.id} allergy={allergy} />),
      ...entries.map((entry) => <Item key={entry.id} entry={entry} isAllergy />),
    ],
    always: allergies.length,
    warns: allergies.length > 0 || entries.some((entry) => !isAbsence(entry)),
  };
}

function conditionContent(summary: RecordSummary, entries: readonly ImportedEntry[]): PartContent {
  const { diagnosisSheet } = summary;
  const conditions = orderedConditions(diagnosisSheet ? readDiagnoses(diagnosisSheet) : [], entries);
  const items = conditions.map((condition) =>
    'entry' in condition ? (
      <Item key={condition.entry.id} entry={condition.entry} isAllergy={false} />
    ) : (
      <DiagnosisItem key={condition.written.id} diagnosis={condition.written} />
    ),
  );
  return { items, always: 0, warns: false };
}

function medicineContent(summary: RecordSummary, entries: readonly ImportedEntry[]): PartContent {
  const { prescribed = [] } = summary;
  return {
    items: [
      ...prescribed.map((line) => <PrescribedItem key={line.id} line={line} />),
      ...entries.map((entry) => <Item key={entry.id} entry={entry} isAllergy={false} />),
    ],
    always: prescribed.length,
    warns: false,
  };
}

const CONTENT = {
  ALLERGIES: allergyContent,
  DIAGNOSIS: conditionContent,
  MEDICATIONS: medicineContent,
} as const;

/** Returns whether the user may see entries written here. If not, the card must not claim that nothing is recorded. */
const seesWritten = ({ prescribed, allergySheet, diagnosisSheet }: RecordSummary, section: VitalSection) =>
  ({ ALLERGIES: allergySheet, DIAGNOSIS: diagnosisSheet, MEDICATIONS: prescribed })[section] !== undefined;

/** Shown if nothing is current: ended entries, entries waiting for a decision, or "nothing recorded". */
function NothingHolds({ section, summary }: PartProps) {
  const t = useMessages(recordSummaryMessages);
  const ended = (summary.ended ?? []).filter((one) => one.section === section);
  if (ended.length > 0) return <EndedLine section={section} ended={ended} />;
  if (summary.undecided > 0)
    return <p className="text-muted text-sm">{t('undecided', { count: summary.undecided })}</p>;
  const isAllergy = section === 'ALLERGIES';
  const none = isAllergy ? ('noAllergies' as const) : ('none' as const);
  const unseen = isAllergy ? ('noneReadableAllergies' as const) : ('noneReadable' as const);
  return <p className="text-muted text-sm">{t(seesWritten(summary, section) ? none : unseen)}</p>;
}

function Part({ section, summary }: PartProps) {
  const t = useMessages(recordSummaryMessages);
  const nameOf = useEntryName();
  const [all, setAll] = useState(false);
  const entries = summary.entries.filter(({ kind }) => sectionOfKind(kind) === section);
  const { items, always, warns } = CONTENT[section](summary, entries);
  const inForce = summary.sections.find((one) => one.section === section)?.inForce ?? entries.length;
  const beyond = Math.max(0, inForce - entries.length);
  const total = items.length + beyond;
  const { allergySheet, social = [] } = summary;
  const noneKnown =
    section === 'ALLERGIES' && allergySheet ? readAllergies(allergySheet).noneKnown : undefined;
  const shown = all ? items : items.slice(0, always + FIRST);
  return (
    <div className={`${PART} ${warns ? 'bg-danger-soft' : ''}`}>
      <dt className="font-medium text-sm">
        {t(section)}
        {total > 0 && <span className="text-muted tabular-nums"> {total}</span>}
      </dt>
      <dd className="min-w-0">
        {noneKnown && <NoneKnown version={noneKnown} />}
        {total === 0 && !noneKnown && <NothingHolds section={section} summary={summary} />}
        <ul
          aria-label={t(section)}
          className={`flex gap-0.5 text-sm empty:hidden ${all ? 'flex-col' : 'flex-wrap gap-x-3 @lg:flex-col'}`}
        >
          {shown}
        </ul>
        {shown.length < items.length && (
          <Button
            variant="quiet"
            size="small"
            icon="expand_more"
            className="-ms-3"
            onClick={() => setAll(true)}
          >
            {t('more', { count: items.length })}
          </Button>
        )}
        {beyond > 0 && all && <p className="text-muted text-sm">{t('beyond', { count: beyond })}</p>}
        {section === 'DIAGNOSIS' && social.length > 0 && (
          <p className="wrap-anywhere text-muted text-sm">
            {t('social', { items: social.map(nameOf).join(', ') })}
          </p>
        )}
      </dd>
    </div>
  );
}

/**
 * Shows what to consider before treating, advising or booking. Says when something is unknown, because that differs
 * from none.
 */
export function VitalEntries({ state, onRetry }: VitalEntriesProps) {
  const t = useMessages(recordSummaryMessages);
  if (state.phase === 'failed') {
    return <RequestFailed title={t('failed')} onRetry={onRetry} error={state.error} />;
  }
  return (
    <section aria-label={t('region')} aria-busy={state.phase === 'loading'} className="@container">
      <dl className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-raised @lg:grid-cols-3">
        {VITAL_SECTIONS.map((section) =>
          state.phase === 'ready' ? (
            <Part key={section} section={section} summary={state.value} />
          ) : (
            <div key={section} className={PART}>
              <dt className="font-medium text-sm">{t(section)}</dt>
              <dd className="w-32">
                <Skeleton />
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
