import { MAX_SET_DIAGNOSIS, type WrittenDiagnosis } from '@careline/core/internal/prescriptions';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { FavouritePrescriptions } from './prescribing-sets.ts';
import { writerMessages } from './prescriptions.messages.ts';

interface FavouriteDiagnosisProps {
  readonly favourites: FavouritePrescriptions;
  readonly favourite: FavouritePrescriptions['entries'][number];
  /** Diagnoses of the encounter; their codes are saved with their terms. */
  readonly diagnoses: readonly WrittenDiagnosis[];
  readonly onDone: (words: string) => void;
}

/** Changes the diagnosis of a favourite. An empty field removes it. */
export function FavouriteDiagnosis({ favourites, favourite, diagnoses, onDone }: FavouriteDiagnosisProps) {
  const t = useMessages(writerMessages);
  const { id, name, diagnosis } = favourite;
  const [term, setTerm] = useState(diagnosis?.term ?? '');
  const written = term.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (favourites.busy || written === (diagnosis?.term ?? '')) return;
    const code = diagnoses.find((one) => one.term === written)?.code ?? '';
    const isSaved = await favourites.setDiagnosis(id, written === '' ? undefined : { term: written, code });
    if (isSaved) onDone(t('diagnosisSaved', { name }));
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={t('diagnosisOf', { name })}
          maxLength={MAX_SET_DIAGNOSIS}
          value={term}
          onChange={setTerm}
        />
      </div>
      <Button type="submit" aria-label={t('saveDiagnosisOf', { name })}>
        {t('saveDiagnosis')}
      </Button>
    </form>
  );
}
