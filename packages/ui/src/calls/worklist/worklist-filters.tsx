import {
  type WorklistFilters as Filters,
  type WorkNumbers as Numbers,
  WORK_RISKS,
  type WorklistKind,
  workRiskLabel,
} from '@careline/core/internal/calls/worklist';
import type { TagDefinition } from '@careline/core/internal/preferences';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useTagDefinitions } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type Chip, ChipField } from '../../primitives/chip-field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
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
  /** Rendered with the expanded filters. */
  readonly beside?: ReactNode;
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
    <div className="flex min-w-0 flex-col gap-1 @md:col-span-2 @3xl:col-span-full">
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

/**
 * The filters of the list. Each change applies immediately. The chips are always visible; the rest is collapsed at
 * first.
 */
export function WorklistFilters(props: WorklistFiltersProps) {
  const http = useHttp();
  const t = useMessages(worklistMessages);
  const id = useId();
  const { filters, onChange } = props;
  const { risk, programme, callType, tag } = filters;
  const folded = [narrowedOf(filters) === GRAVEST ? undefined : risk, programme, callType, tag];
  const count = folded.filter((value) => value !== undefined).length;
  const [open, setOpen] = useState(count > 0);
  const { tags } = useTagDefinitions(http, open);
  return (
    <div data-print="hidden" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <Chips {...props} />
        <Button
          size="small"
          icon="filter_list"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="shrink-0"
        >
          {count === 0 ? t('filters') : t('filtersSet', { count })}
          <Icon name={open ? 'expand_less' : 'expand_more'} size={18} />
        </Button>
      </div>
      <fieldset
        id={id}
        className={
          open ? 'grid grid-cols-1 items-end gap-x-4 gap-y-2 @md:grid-cols-2 @3xl:grid-cols-4' : 'hidden'
        }
      >
        <legend className="sr-only">{t('filters')}</legend>
        <Fields filters={filters} onChange={onChange} />
        <Button
          variant="quiet"
          icon="close"
          disabled={!isFiltered({ ...filters, owner: undefined })}
          onClick={() => onChange({ owner: filters.owner })}
          className="justify-self-start"
        >
          {t('clearFilters')}
        </Button>
        <TagChips filters={filters} onChange={onChange} tags={tags} />
        {open && props.beside && <div className="col-span-full">{props.beside}</div>}
      </fieldset>
    </div>
  );
}
