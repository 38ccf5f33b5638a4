import {
  consultationModeLabel,
  encounterTypeLabel,
  HEALTH_CHECK_PACKAGES,
  healthCheckPackageLabel,
  packageContent,
  serviceSetting,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { type BookingContext, useFieldError } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

export interface CheckPartProps {
  readonly context: BookingContext;
  readonly facilityName: string;
  /** Whether the user also works at other facilities. */
  readonly hasOtherFacilities: boolean;
  /** Name of the retail partner, shown for its own service. */
  readonly partner?: string;
}

const MAX_REASON = 1000;

/** Shows what follows from the choice: facility, type and mode. */
function Follows({ context: { state }, facilityName, hasOtherFacilities }: CheckPartProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  const locale = useLocale();
  const { package: key, serviceType } = state;
  const facts = [
    [t('facility'), facilityName],
    ...(key ? [[t('type'), encounterTypeLabel(packageContent(key).encounterType, locale)]] : []),
    ...(serviceType
      ? [[t('mode'), consultationModeLabel(serviceSetting(serviceType).consultationMode, locale)]]
      : []),
  ];
  return (
    <div className="flex flex-col gap-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasOtherFacilities && <p className="text-muted text-xs">{t('otherFacility')}</p>}
    </div>
  );
}

export function CheckPart(props: CheckPartProps) {
  const { context, partner } = props;
  const { booking, state, idOf } = context;
  const t = useMessages(healthCheckRegistrationMessages);
  const locale = useLocale();
  const errorOf = useFieldError(context);
  const services = state.package ? packageContent(state.package).serviceTypes : [];
  return (
    <Card title={t('check')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 @xl:grid-cols-2">
          <SelectField
            id={idOf('package')}
            label={t('package')}
            required
            placeholder={t('choosePackage')}
            options={HEALTH_CHECK_PACKAGES.map((value) => ({
              value,
              label: healthCheckPackageLabel(value, locale),
            }))}
            value={state.package}
            onChange={booking.setPackage}
            error={errorOf('package')}
          />
          <SelectField
            id={idOf('serviceType')}
            label={t('service')}
            required
            placeholder={services.length === 0 ? t('choosePackageFirst') : undefined}
            options={services.map((value) => ({
              value,
              label: serviceTypeLabel(value, { partner, locale }),
            }))}
            value={state.serviceType}
            onChange={(serviceType) => booking.set({ serviceType })}
            error={errorOf('serviceType')}
          />
        </div>
        <Follows {...props} />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={MAX_REASON}
          value={state.reason}
          onChange={(reason) => booking.set({ reason })}
        />
      </div>
    </Card>
  );
}
