import { ofPatient } from '@careline/core/internal/http';
import { MAX_MISTAKE_REASON, markPregnancyMistake } from '@careline/core/internal/patients/pregnancy';
import { useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface MarkMistakeProps {
  readonly vitaId: string;
  readonly id: string;
  readonly entry: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function MarkMistake({ vitaId, id, entry, onDone, onClose }: MarkMistakeProps) {
  const http = useHttp();
  const t = useMessages(pregnancyCardMessages);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const sending = useSubmission();
  const words = reason.trim();
  const save = async () => {
    setTried(true);
    if (words === '') return;
    const body = { entry: { id, vitaId, reason: words } };
    const stored = await sending.submit(JSON.stringify(body), async ({ key }) =>
      ofPatient(
        await http.call(markPregnancyMistake, { body, idempotencyKey: key }),
        vitaId,
        markPregnancyMistake,
      ),
    );
    if (stored) onDone();
  };
  return (
    <EntryDialog
      title={t('mistakeTitle')}
      save={t('mistakeSave')}
      busy={sending.busy}
      error={sending.error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p className="font-medium">{entry}</p>
      <p>{t('mistakeMeans')}</p>
      <TextField
        label={t('mistakeReason')}
        required
        maxLength={MAX_MISTAKE_REASON}
        value={reason}
        onChange={setReason}
        error={tried && words === '' ? t('mistakeReasonMissing') : undefined}
        data-autofocus
      />
    </EntryDialog>
  );
}
