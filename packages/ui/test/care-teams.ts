import type { CareTeam, OwnTeams } from '@careline/core/internal/encounters/teams';
import { PROVIDERS, staffId } from './encounters.ts';

export const teamId = (number: number): string =>
  `00000000-0013-7000-8000-${String(number).padStart(12, '0')}`;

/** Two doctors and a coach. One doctor is on leave and the other covers. */
export const aTeam = (facts: Partial<CareTeam> = {}): CareTeam => ({
  id: teamId(1),
  name: 'Heart and pressure',
  version: 3,
  members: [
    {
      staffId: staffId(1),
      name: 'Dr Meera Iyer',
      role: 'lead',
      isCareProvider: true,
      validFrom: '2023-01-01',
      validUntil: null,
    },
    {
      staffId: staffId(3),
      name: 'Dr Farhan Ali',
      role: 'doctor',
      isCareProvider: true,
      validFrom: '2024-02-01',
      validUntil: '2024-03-31',
    },
    {
      staffId: staffId(2),
      name: 'Ravi Coordinator',
      role: 'coordinator',
      isCareProvider: false,
      validFrom: '2023-01-01',
      validUntil: null,
    },
  ],
  standIns: [
    {
      for: { id: staffId(3), name: 'Dr Farhan Ali' },
      standIn: { id: staffId(1), name: 'Dr Meera Iyer' },
      fromDay: '2024-01-05',
      untilDay: '2024-01-12',
      reason: 'leave',
      note: 'Family',
    },
  ],
  ...facts,
});

export const COLLEAGUES = [
  ...PROVIDERS.map(({ id, name }) => ({ id, name, mine: false })),
  { id: staffId(2), name: 'Ravi Coordinator', mine: false },
];

/** Responses of the care team services. */
export const TEAM_ANSWERS = {
  'careteam/list': () => ({ data: [aTeam()] }),
  'tasks/colleagues': () => ({ data: COLLEAGUES, teams: [] }),
};

/** For a team member who covers for this care provider. */
export const ownTeams = (...careProviders: OwnTeams['standsInFor'][number]['careProvider'][]) => ({
  data: {
    teams: [{ id: teamId(1), name: 'Heart and pressure' }],
    standsInFor: careProviders.map((careProvider) => ({
      careProvider,
      untilDay: '2024-01-12',
      reason: 'leave',
    })),
  },
});

/** For a user without a team. */
export const OWN_TEAMS = { 'careteam/mine': () => ({ data: { teams: [], standsInFor: [] } }) };
