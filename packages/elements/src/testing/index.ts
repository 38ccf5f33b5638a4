export {
  createMockSession,
  MOCK_SERVICES,
  MOCKED_ENDPOINTS,
  type MockSession,
  type MockSessionOptions,
  type MockSessionRequest,
} from './create-mock-session.ts';
export type { MockFailure } from './mock-failures.ts';
export {
  type MockCall,
  type MockEncounter,
  type MockFixtures,
  type MockPatient,
  type MockReading,
  type MockStaff,
  SAMPLE_PATIENTS,
} from './mock-fixtures.ts';
