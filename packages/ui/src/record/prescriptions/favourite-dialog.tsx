import type { HttpClient } from '@careline/core/http';
import { MAX_TEMPLATE_TITLE, MAX_TEMPLATES } from '@careline/core/preferences/templates';
import { type Prescription, type SetLine, setLineOf } from '@careline/core/prescriptions';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { SaveNamed } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type FavouritePrescriptions, useFavouritePrescriptions } from './prescribing-sets.ts';
import { prescriptionsMessages, writerMessages } from './prescriptions.messages.ts';

interface Answered {
  /** What is said of it. */
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

/** Keeps medicines as a favourite, under a name. */
export function FavouriteDialog({
  favourites,
  lines,
  onDone,
  onClose,
}: Answered & { readonly favourites: FavouritePrescriptions; readonly lines: readonly SetLine[] }) {
  const t = useMessages(writerMessages);
  return (
    <SaveNamed
      named={favourites}
      title={t('keepFavourite')}
      hint={t('favouriteHint')}
      maxLength={MAX_TEMPLATE_TITLE}
      most={MAX_TEMPLATES}
      onSave={(name) => favourites.save(name, lines)}
      onDone={onDone}
      onClose={() => {
        favourites.forget();
        onClose();
      }}
    />
  );
}

function KeepSigned({ http, lines, ...rest }: Answered & SignedProps) {
  const favourites = useFavouritePrescriptions(http);
  return <FavouriteDialog {...{ favourites }} lines={lines.map(setLineOf)} {...rest} />;
}

interface SignedProps extends Pick<Prescription, 'lines'> {
  readonly http: HttpClient;
}

/** The way to keep the medicines of a signed prescription as a favourite; what there is already is asked for once it is pressed. */
export function SignedFavourite({
  http,
  prescription: { number, lines },
  onDone,
}: Pick<SignedProps, 'http'> & Pick<Answered, 'onDone'> & { readonly prescription: Prescription }) {
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
          {...{ http, lines }}
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
