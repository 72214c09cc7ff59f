import '@pavilion/ui/styles.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createStaffClient } from './calls/staff-client';
import { applyPreferences, locale } from './preferences/preferences';
import { watchUserActivity } from './session/user-activity';

applyPreferences(document.documentElement);
const place = document.getElementById('console');
const client = createStaffClient({ language: locale.current, isUserActive: watchUserActivity(document) });

if (place) createRoot(place).render(<App client={client} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />);
