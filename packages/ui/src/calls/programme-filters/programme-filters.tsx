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

/** What a list of calls is narrowed to; undefined is every one. */
export interface OfProgramme {
  readonly programme?: ProgrammeKey | undefined;
  readonly callType?: CallTypeKey | undefined;
}

export interface ProgrammeFiltersProps<Filters extends OfProgramme> {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The words of the list that is narrowed. */
  readonly t: (key: 'programme' | 'callType' | 'any') => string;
}

/** The call types a programme has; without a programme, every one there is. */
const callTypesOf = (programme: ProgrammeKey | undefined) =>
  programme ? PROGRAMMES[programme].callTypes : CALL_TYPE_KEYS;

/** A change of the programme drops a call type that the other programme does not have. */
function withProgramme<Filters extends OfProgramme>(
  filters: Filters,
  programme: ProgrammeKey | undefined,
): Filters {
  const { callType } = filters;
  const callTypeLeft = callType && callTypesOf(programme).includes(callType) ? callType : undefined;
  return { ...filters, programme, callType: callTypeLeft };
}

/** The programme of calls and their type, which is one of that programme. */
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
