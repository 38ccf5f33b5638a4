import { finishEncounter } from '@careline/core/internal/encounters';
import type { BodyOf } from '@careline/core/internal/http';
import { useMessages } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { CheckFrame } from './check-frame.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import { type CheckDialogProps, useCheckChange } from './use-check-change.ts';

export function FinishCheckDialog(props: CheckDialogProps) {
  const { id: encounterId, vitaId, version = 1 } = props.check;
  const t = useMessages(healthChecksMessages);
  const { http } = useConsole();
  const { change, first, ...work } = useCheckChange(
    props,
    'done',
    (body: BodyOf<typeof finishEncounter>, idempotencyKey) =>
      http.call(finishEncounter, { body, idempotencyKey }),
  );
  const { metaInfo } = first;
  return (
    <CheckFrame
      {...props}
      {...work}
      title={t('doneTitle')}
      action={t('doneAction')}
      variant="primary"
      errorText={work.error?.code === 'conflict' ? t('notYet') : undefined}
      onConfirm={() => void change({ vitaId, encounterId, version, metaInfo })}
    >
      <p>{t('doneText')}</p>
    </CheckFrame>
  );
}
