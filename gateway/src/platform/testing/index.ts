export { testPlatform, type TestPlatform } from './test-platform';
export { testApp, type TestApp } from './test-app';
