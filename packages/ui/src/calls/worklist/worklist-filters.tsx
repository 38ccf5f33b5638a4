import {
  type WorklistFilters as Filters,
  type WorkNumbers as Numbers,
  WORK_RISKS,
  type WorklistKind,
  workRiskLabel,
} from '@careline/core/internal/calls/worklist';
import type { TagDefinition } from '@careline/core/internal/preferences';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { type ReactNode, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useTagDefinitions } from '../../preferences/index.ts';
import { type Chip, ChipField } from '../../primitives/chip-field/index.ts';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../../primitives/filter-panel/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { ProgrammeFilters } from '../programme-filters/index.ts';
import { worklistMessages } from './worklist.messages.ts';

const KIND_WORDS = {
  due: 'kindDue',
  overdue: 'kindOverdue',
  scheduled: 'kindScheduled',
  'call-back': 'kindCallBack',
  retry: 'kindRetry',
  unfinished: 'kindUnfinished',
  escalated: 'kindEscalated',
  'danger-sign': 'kindDangerSign',
  mine: 'kindMine',
} as const satisfies Record<WorklistKind, string>;

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** What the chips filter by: everything, the highest risk, or a kind. */
const ALL_DUE = 'all';
const GRAVEST = 'critical';
type Narrowed = typeof ALL_DUE | typeof GRAVEST | WorklistKind;

/** The most used kinds come first. */
const CHIP_KINDS = [
  'overdue',
  'call-back',
  'danger-sign',
  'escalated',
  'unfinished',
  'retry',
  'due',
  'scheduled',
  'mine',
] as const satisfies readonly WorklistKind[];

function countOf(kind: WorklistKind, numbers: Numbers | undefined): number | undefined {
  if (!numbers) return undefined;
  if (kind === 'overdue') return numbers.overdue;
  if (kind === 'due') return numbers.due - numbers.overdue;
  if (kind === 'mine') return numbers.mine;
  return numbers.ofKind && (numbers.ofKind[kind] ?? 0);
}

const narrowedOf = ({ kind, risk }: Filters): Narrowed => kind ?? (risk === 'critical' ? GRAVEST : ALL_DUE);

/** Returns the filters narrowed to a kind. Keeps the other filters, except the highest risk set by its chip. */
function withNarrowed(filters: Filters, value: Narrowed): Filters {
  if (value === GRAVEST) return { ...filters, kind: undefined, risk: 'critical' };
  const risk = narrowedOf(filters) === GRAVEST ? undefined : filters.risk;
  return { ...filters, risk, kind: value === ALL_DUE ? undefined : value };
}

export interface WorklistFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The counts on the chips. Undefined while they are unknown. */
  readonly numbers?: Numbers | undefined;
  /** Rendered with the other filters in the panel. */
  readonly beside?: ReactNode;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

interface FieldsProps extends Pick<WorklistFiltersProps, 'filters' | 'onChange'> {
  readonly tags: readonly TagDefinition[];
}

/** One line of chips. Chips with a count of zero are left out unless they are selected. */
function Chips({ filters, onChange, numbers }: WorklistFiltersProps) {
  const t = useMessages(worklistMessages);
  const chosen = narrowedOf(filters);
  const chips: readonly Chip<Narrowed>[] = [
    { value: ALL_DUE, label: t('any'), count: numbers?.due },
    { value: GRAVEST, label: t('critical'), count: numbers?.critical },
    ...CHIP_KINDS.map((kind) => ({
      value: kind,
      label: t(KIND_WORDS[kind]),
      count: countOf(kind, numbers),
    })),
  ];
  return (
    <ChipField
      oneLine
      label={t('kind')}
      chips={chips.filter(({ value, count }) => value === ALL_DUE || value === chosen || count !== 0)}
      value={chosen}
      onChange={(value) => onChange(withNarrowed(filters, value))}
    />
  );
}

const ANY_TAG = '';

/** The organisation's tags. An archived tag shows only while it is selected. */
function TagChips({ filters, onChange, tags }: FieldsProps) {
  const t = useMessages(worklistMessages);
  const { tag: chosen = ANY_TAG } = filters;
  const offered = tags.filter(({ code, archived }) => !archived || code === chosen);
  const isKnown = chosen === ANY_TAG || offered.some(({ code }) => code === chosen);
  if (offered.length === 0 && isKnown) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden="true" className="font-medium text-sm">
        {t('tag')}
      </span>
      <ChipField
        label={t('tag')}
        chips={[
          { value: ANY_TAG, label: t('any') },
          ...offered.map(({ code, label }) => ({ value: code, label })),
          ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
        ]}
        value={chosen}
        onChange={(tag) => onChange({ ...filters, tag: tag || undefined })}
      />
    </div>
  );
}

function Fields({ filters, onChange }: Omit<FieldsProps, 'tags'>) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('risk')}
        value={filters.risk ?? ''}
        onChange={(risk) => onChange({ ...filters, risk: risk || undefined })}
        placeholder={t('any')}
        options={WORK_RISKS.map((value) => ({ value, label: workRiskLabel(value, locale) }))}
      />
      <ProgrammeFilters filters={filters} onChange={onChange} t={t} />
    </>
  );
}

/** The set filters that have no chip of their own, each removable. */
function useActive({ filters, onChange }: WorklistFiltersProps, tags: readonly TagDefinition[]) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const { risk, programme, callType, tag } = filters;
  const set: readonly (false | ActiveFilter)[] = [
    risk !== undefined &&
      narrowedOf(filters) !== GRAVEST && {
        key: 'risk',
        name: t('risk'),
        value: workRiskLabel(risk, locale),
        onRemove: () => onChange({ ...filters, risk: undefined }),
      },
    programme !== undefined && {
      key: 'programme',
      name: t('programme'),
      value: programmeLabel(programme),
      onRemove: () => onChange({ ...filters, programme: undefined }),
    },
    callType !== undefined && {
      key: 'callType',
      name: t('callType'),
      value: callTypeLabel(callType, locale),
      onRemove: () => onChange({ ...filters, callType: undefined }),
    },
    tag !== undefined && {
      key: 'tag',
      name: t('tag'),
      value: tags.find(({ code }) => code === tag)?.label ?? tag,
      onRemove: () => onChange({ ...filters, tag: undefined }),
    },
  ];
  return set.filter((one) => one !== false);
}

/**
 * The filters of the list on one line: chips, the other filters that are set, and a panel for the rest. Each change applies
 * immediately.
 */
export function WorklistFilters(props: WorklistFiltersProps) {
  const http = useHttp();
  const { filters, onChange, children } = props;
  const [open, setOpen] = useState(false);
  const { tags } = useTagDefinitions(http, open || filters.tag !== undefined);
  const active = useActive(props, tags);
  return (
    <div data-print="hidden" className="flex min-h-8 items-center gap-2">
      <Chips {...props} />
      <ActiveFilters filters={active} />
      <FilterPanel
        count={active.length}
        onClear={() => onChange({ owner: filters.owner })}
        onOpenChange={setOpen}
      >
        <Fields filters={filters} onChange={onChange} />
        <TagChips filters={filters} onChange={onChange} tags={tags} />
        {props.beside}
      </FilterPanel>
      {children}
    </div>
  );
}
