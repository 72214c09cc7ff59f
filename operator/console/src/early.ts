import { applyPreferences } from './preferences/preferences';

// Before the first paint, so that nothing flashes in the other theme.
applyPreferences(document.documentElement);
