// The booking of a health check: fetched when it is drawn, and not with a registration.
export { HealthCheckRegistration } from '@careline/ui/patients/health-check-registration';
