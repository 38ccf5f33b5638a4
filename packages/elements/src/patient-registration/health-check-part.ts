// Health-check booking; loaded when drawn, not with a registration.
export { HealthCheckRegistration } from '@careline/ui/patients/health-check-registration';
