import type { SetupStep } from '@careline/core/internal/administration';
import { PATHS, REGISTERS_PATIENTS } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Icon } from '@careline/ui/primitives/icon';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useMay } from '../../../session/use-may.ts';
import { useProfile } from '../../../session/use-session.ts';
import { firstStepsMessages } from './first-steps.messages.ts';
import type { ShownStep } from './use-setup.ts';

export interface FirstStepsProps {
  readonly steps: readonly ShownStep[];
}

/** Returns the address for each step; undefined for steps the person may not do. */
export function useStepAddresses(): Readonly<Record<SetupStep, string | undefined>> {
  const { facility } = useProfile();
  const may = useMay();
  const page = facility ? SETTINGS_PATHS.facility(facility.facilityId) : SETTINGS_PATHS.facilities;
  return {
    facility: page,
    'duty-doctor': page,
    colleagues: SETTINGS_PATHS.invite,
    'health-check-times': page,
    patients: may(REGISTERS_PATIENTS) ? PATHS.registration : undefined,
  };
}

/** What an administrator sets up before the facility's first call. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const t = useMessages(firstStepsMessages);
  const { link } = useNavigation();
  const addresses = useStepAddresses();
  const done = steps.filter((one) => one.done).length;
  return (
    <Card title={t('title')} className="max-w-3xl">
      <p className="text-muted">{t('intro')}</p>
      <p className="mt-2 tabular-nums">{t('progress', { done, count: steps.length })}</p>
      <ol className="mt-3 flex flex-col" aria-label={t('title')}>
        {steps.map(({ step, done: isDone }) => {
          const address = addresses[step];
          return (
            <li
              key={step}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex items-center gap-2 font-medium">
                  {isDone && <Icon name="check_circle" />}
                  {t(`${step}.title`)}
                  <span className="font-normal text-muted text-xs">{t(isDone ? 'done' : 'open')}</span>
                </p>
                <p className="text-muted text-xs">{t(`${step}.text`)}</p>
              </div>
              {address && (
                <a className={buttonClass({ variant: isDone ? 'secondary' : 'primary' })} {...link(address)}>
                  {t(`${step}.do`)}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
