import type { ListFilter } from '@careline/ui/lists';
import { useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { useProfile } from '../../session/use-session.ts';
import { insightsMessages } from './insights.messages.ts';

const idsOf = (value: string | undefined): readonly string[] => (value ? value.split(',') : []);

/** Returns whether a value of the filter has more than one facility. */
export const hasSeveral = (value: string | undefined): boolean => idsOf(value).length > 1;

/**
 * Returns a filter for the facilities that a figure counts together, for users with several. Its value is their ids,
 * separated by commas; without one, the figure is of the working facility.
 */
export function useFacilitiesFilter(): readonly ListFilter[] {
  const t = useMessages(insightsMessages);
  const { facility, facilities } = useProfile();
  if (facilities.length < 2) return [];
  const own = facility?.facilityId ?? '';
  return [
    {
      kind: 'field',
      key: 'facilityIds',
      label: t('facilities'),
      nameOf: (value) =>
        facilities
          .filter(({ facilityId }) => idsOf(value).includes(facilityId))
          .map(({ facilityName }) => facilityName)
          .join(', '),
      field(value, onChange) {
        const chosen = value ? idsOf(value) : [own];
        const change = (id: string, isChosen: boolean) => {
          const next = facilities
            .map(({ facilityId }) => facilityId)
            .filter((one) => (one === id ? isChosen : chosen.includes(one)));
          onChange(next.length === 0 || (next.length === 1 && next[0] === own) ? undefined : next.join(','));
        };
        return (
          <fieldset className="flex flex-col gap-1">
            <legend className="font-medium text-sm">{t('facilities')}</legend>
            {facilities.map(({ facilityId, facilityName }) => (
              <CheckField
                key={facilityId}
                label={<bdi translate="no">{facilityName}</bdi>}
                checked={chosen.includes(facilityId)}
                onChange={(isChosen) => change(facilityId, isChosen)}
              />
            ))}
          </fieldset>
        );
      },
    },
  ];
}
