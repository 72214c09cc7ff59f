import '@pavilion/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { readPageData } from './page/read-page-data';
import { showStartFailure } from './page/show-start-failure';
import { startShell } from './start-shell';

const page = readPageData(document);
const place = document.getElementById('pavilion');

if (page && place) {
  startShell(page, document).then(
    (shell) => createRoot(place).render(<App shell={shell} />),
    () => showStartFailure(document),
  );
} else showStartFailure(document);
