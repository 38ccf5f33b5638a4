import type { RegistrationStep } from '@careline/core/internal/patients/registration-form';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import { messages } from '../patient-registration.messages.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { facilityDay, useRegistrationNotes } from './use-registration-notes.ts';
import { useReviewLines } from './use-review-lines.ts';

/** Shows what was entered in a step, with a link back to it. */
export function StepSummary({
  session,
  state,
  placesOfPin,
  step,
}: Pick<RegistrationSurroundings, 'session' | 'state' | 'placesOfPin'> & {
  readonly step: RegistrationStep;
}) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const notes = useRegistrationNotes(state, facilityDay(now, timeZone), placesOfPin);
  const lines = useReviewLines(state.values, step, notes);
  return (
    <Card
      title={t(step)}
      level={3}
      actions={
        <Button
          size="small"
          icon="edit"
          aria-label={t('changeStep', { step: t(step) })}
          disabled={state.phase === 'saving'}
          onClick={() => session.goTo(step)}
        >
          {t('change')}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <p className="text-muted">{t('nothing')}</p>
      ) : (
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 @md:grid-cols-2">
          {lines.map(({ key, label, value, note }) => (
            <div key={key} className="min-w-0">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="break-words">
                <bdi translate="no">{value}</bdi>
                {note && <span className="block text-muted text-xs">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
