import type { Patient } from '@careline/core/internal/patients';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { photoEditorMessages } from './photo-editor.messages.ts';
import { RemovePhoto } from './remove-photo.tsx';

export interface PhotoActionsProps {
  readonly patient: Pick<Patient, 'vitaId' | 'appUserInfo' | 'photo'>;
  /** Called after the server has stored or removed a photo. Reload the patient. */
  readonly onChanged: () => void;
}

/** Sets, changes and removes a patient's photo. For users who may change registrations. */
export function PhotoActions({ patient, onChanged }: PhotoActionsProps) {
  const t = useMessages(photoEditorMessages);
  const [asked, setAsked] = useState<'set' | 'remove'>();
  const [done, setDone] = useState<'saved' | 'removed'>();
  const first = useRef<HTMLButtonElement>(null);
  const has = Boolean(patient.photo);
  useEffect(() => {
    // The button that had the focus disappears with the photo.
    if (!has && done === 'removed') first.current?.focus();
  }, [has, done]);
  const close = () => setAsked(undefined);
  const ask = (what: 'set' | 'remove') => {
    setDone(undefined);
    setAsked(what);
  };
  const changed = (what: 'saved' | 'removed') => {
    close();
    setDone(what);
    onChanged();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button ref={first} size="small" onClick={() => ask('set')}>
        {t(has ? 'change' : 'add')}
      </Button>
      {has && (
        <Button size="small" onClick={() => ask('remove')}>
          {t('remove')}
        </Button>
      )}
      <span role="status" className="text-muted text-xs">
        {done && t(done)}
      </span>
      {asked === 'set' && <PhotoDialog patient={patient} onSaved={() => changed('saved')} onClose={close} />}
      {asked === 'remove' && (
        <RemovePhoto patient={patient} onRemoved={() => changed('removed')} onClose={close} />
      )}
    </div>
  );
}
