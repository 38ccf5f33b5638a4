import { MAX_TEMPLATE_TITLE, MAX_TEMPLATES } from '@careline/core/internal/preferences/templates';
import {
  MAX_SET_DIAGNOSIS,
  type Prescription,
  type SetLine,
  setLineOf,
  type WrittenDiagnosis,
} from '@careline/core/internal/prescriptions';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { SaveNamed } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { type FavouritePrescriptions, useFavouritePrescriptions } from './prescribing-sets.ts';
import { prescriptionsMessages, writerMessages } from './prescriptions.messages.ts';

interface Answered {
  /** Called with the text to announce. */
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

interface FavouriteDialogProps extends Answered {
  readonly favourites: FavouritePrescriptions;
  readonly lines: readonly SetLine[];
  /** Diagnoses of the encounter. The first one is suggested. */
  readonly diagnoses?: readonly WrittenDiagnosis[];
}

/** Saves medicines as a favourite with a name and a diagnosis. */
export function FavouriteDialog({
  favourites,
  lines,
  diagnoses = [],
  onDone,
  onClose,
}: FavouriteDialogProps) {
  const t = useMessages(writerMessages);
  const list = useId();
  const [term, setTerm] = useState(diagnoses[0]?.term ?? '');
  const written = term.trim();
  const diagnosis =
    written === ''
      ? undefined
      : { term: written, code: diagnoses.find((one) => one.term === written)?.code ?? '' };
  return (
    <SaveNamed
      named={favourites}
      title={t('keepFavourite')}
      hint={t('favouriteHint')}
      maxLength={MAX_TEMPLATE_TITLE}
      most={MAX_TEMPLATES}
      onSave={(name) => favourites.save(name, lines, diagnosis)}
      onDone={onDone}
      onClose={() => {
        favourites.forget();
        onClose();
      }}
    >
      <TextField
        label={t('setDiagnosis')}
        hint={t('setDiagnosisHint')}
        maxLength={MAX_SET_DIAGNOSIS}
        value={term}
        onChange={setTerm}
        list={diagnoses.length > 1 ? list : undefined}
      />
      {diagnoses.length > 1 && (
        <datalist id={list}>
          {diagnoses.map((one) => (
            <option key={one.term} value={one.term} />
          ))}
        </datalist>
      )}
    </SaveNamed>
  );
}

function KeepSigned({ lines, ...rest }: Answered & SignedProps) {
  const http = useHttp();
  const favourites = useFavouritePrescriptions(http);
  return <FavouriteDialog {...{ favourites }} lines={lines.map(setLineOf)} {...rest} />;
}

type SignedProps = Pick<Prescription, 'lines'>;

/** Saves the medicines of a signed prescription as a favourite. Existing favourites load on press. */
export function SignedFavourite({
  prescription: { number, lines },
  onDone,
}: Pick<Answered, 'onDone'> & { readonly prescription: Prescription }) {
  const t = useMessages(prescriptionsMessages);
  const w = useMessages(writerMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="star"
        aria-label={t('favouriteOf', { number })}
        onClick={() => setOpen(true)}
      >
        {w('keepFavourite')}
      </Button>
      {open && (
        <KeepSigned
          {...{ lines }}
          onDone={(words) => {
            close();
            onDone(words);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
