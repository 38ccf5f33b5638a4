export { type Device, type DeviceParts, openDevice, type StoragePlace } from './device.ts';
export { createDeviceDatabase, type DeviceDatabase } from './device-database.ts';
export { createPageDevice } from './page-device.ts';
