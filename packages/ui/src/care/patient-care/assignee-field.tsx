import type { HttpClient } from '@careline/core/http';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { patientCareMessages } from '../care.messages.ts';
import { useColleagues } from './use-colleagues.ts';

export interface AssigneeFieldProps {
  readonly http: HttpClient;
  /** The id of who is to do it; empty: anybody at the facility. */
  readonly value: string;
  readonly onChange: (staffId: string) => void;
}

/** Who is to do it: somebody of the facility, or anybody. Without the names it can be planned for anybody all the same. */
export function AssigneeField({ http, value, onChange }: AssigneeFieldProps) {
  const t = useMessages(patientCareMessages);
  const { items: people, failed, reload } = useColleagues(http);
  const options = people.map(({ id, name, mine }) => ({ value: id, label: mine ? t('me', { name }) : name }));
  if (!failed) {
    return (
      <SelectField
        label={t('assignee')}
        placeholder={t('anybody')}
        value={value}
        options={options}
        onChange={onChange}
      />
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm">
      {t('colleaguesFailed')}
      <Button size="small" icon="refresh" onClick={reload}>
        {t('again')}
      </Button>
    </p>
  );
}
