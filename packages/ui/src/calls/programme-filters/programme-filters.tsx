import {
  CALL_TYPE_KEYS,
  type CallTypeKey,
  callTypeLabel,
  PROGRAMME_KEYS,
  PROGRAMMES,
  type ProgrammeKey,
  programmeLabel,
} from '@careline/core/internal/programmes';
import { useLocale } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';

/** The filters of a list of calls. Undefined matches all. */
export interface OfProgramme {
  readonly programme?: ProgrammeKey | undefined;
  readonly callType?: CallTypeKey | undefined;
}

export interface ProgrammeFiltersProps<Filters extends OfProgramme> {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The messages of the filtered list. */
  readonly t: (key: 'programme' | 'callType' | 'any') => string;
}

/** Returns the call types of a programme, or all call types without one. */
const callTypesOf = (programme: ProgrammeKey | undefined) =>
  programme ? PROGRAMMES[programme].callTypes : CALL_TYPE_KEYS;

/** Returns the filters with another programme. Drops a call type that the programme does not have. */
function withProgramme<Filters extends OfProgramme>(
  filters: Filters,
  programme: ProgrammeKey | undefined,
): Filters {
  const { callType } = filters;
  const callTypeLeft = callType && callTypesOf(programme).includes(callType) ? callType : undefined;
  return { ...filters, programme, callType: callTypeLeft };
}

export function ProgrammeFilters<Filters extends OfProgramme>(props: ProgrammeFiltersProps<Filters>) {
  const { filters, onChange, t } = props;
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('programme')}
        value={filters.programme ?? ''}
        onChange={(programme) => onChange(withProgramme(filters, programme || undefined))}
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
