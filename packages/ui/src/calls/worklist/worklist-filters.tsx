import {
  type WorklistFilters as Filters,
  WORK_RISKS,
  WORKLIST_KINDS,
  type WorklistKind,
  workRiskLabel,
} from '@careline/core/calls/worklist';
import {
  CALL_TYPE_KEYS,
  callTypeLabel,
  PROGRAMME_KEYS,
  PROGRAMMES,
  type ProgrammeKey,
  programmeLabel,
} from '@careline/core/programmes';
import { useId, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
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

/** The call types a programme has; without a programme, every one there is. */
const callTypesOf = (programme: ProgrammeKey | undefined) =>
  programme ? PROGRAMMES[programme].callTypes : CALL_TYPE_KEYS;

/** A change of the programme drops a call type that the other programme does not have. */
function withProgramme(filters: Filters, programme: ProgrammeKey | ''): Filters {
  const { callType } = filters;
  const callTypeLeft =
    callType && callTypesOf(programme || undefined).includes(callType) ? callType : undefined;
  return { ...filters, programme: programme || undefined, callType: callTypeLeft };
}

export interface WorklistFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

function Fields({ filters, onChange }: WorklistFiltersProps) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('kind')}
        value={filters.kind ?? ''}
        onChange={(kind) => onChange({ ...filters, kind: kind || undefined })}
        placeholder={t('any')}
        options={WORKLIST_KINDS.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
      />
      <SelectField
        label={t('risk')}
        value={filters.risk ?? ''}
        onChange={(risk) => onChange({ ...filters, risk: risk || undefined })}
        placeholder={t('any')}
        options={WORK_RISKS.map((value) => ({ value, label: workRiskLabel(value, locale) }))}
      />
      <SelectField
        label={t('programme')}
        value={filters.programme ?? ''}
        onChange={(programme) => onChange(withProgramme(filters, programme))}
        placeholder={t('any')}
        options={PROGRAMME_KEYS.map((value) => ({ value, label: programmeLabel(value) }))}
      />
      <SelectField
        label={t('callType')}
        value={filters.callType ?? ''}
        onChange={(callType) => onChange({ ...filters, callType: callType || undefined })}
        placeholder={t('any')}
        options={callTypesOf(filters.programme).map((value) => ({
          value,
          label: callTypeLabel(value, locale),
        }))}
      />
    </>
  );
}

/** What the list is narrowed by; each change is told at once. In a narrow container they are folded at first. */
export function WorklistFilters(props: WorklistFiltersProps) {
  const t = useMessages(worklistMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { filters, onChange } = props;
  const count = Object.values({ ...filters, owner: undefined }).filter((value) => value !== undefined).length;
  return (
    <div className="flex flex-col gap-3">
      <Button
        icon="filter_list"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="self-start @xl:hidden"
      >
        {count === 0 ? t('filters') : t('filtersSet', { count })}
        <Icon name={open ? 'expand_less' : 'expand_more'} size={18} />
      </Button>
      <fieldset
        id={id}
        className={`grid grid-cols-2 items-start gap-x-4 gap-y-3 @3xl:grid-cols-4 ${open ? '' : '@max-xl:hidden'}`}
      >
        <legend className="sr-only">{t('filters')}</legend>
        <Fields {...props} />
        {count > 0 && (
          <Button
            variant="quiet"
            icon="close"
            onClick={() => onChange({ owner: filters.owner })}
            className="col-span-full justify-self-start"
          >
            {t('clearFilters')}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
