import type { ProjectFields } from '@careline/core/internal/projects';

/** Returns a camp that runs in October 2025. */
export const aProject = (
  facilityIds: readonly string[],
  facts: Partial<ProjectFields> = {},
): ProjectFields => ({
  name: `Eye camp ${crypto.randomUUID().slice(0, 8)}`,
  kind: 'camp',
  description: '',
  fromDay: '2025-10-01',
  untilDay: '2025-10-31',
  programmes: [],
  facilityIds: [...facilityIds],
  staffIds: [],
  targets: { enrolled: 100, consultations: null, calls: null },
  ...facts,
});
