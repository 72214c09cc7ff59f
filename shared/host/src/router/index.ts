/** The router's parts that a remote may use. Addresses of other pages come from `@pavilion/host/links`. @public */
export { Link, NavLink, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { isBusy, onBusyChange, RemoteScope, useBusy } from './use-busy';
export { currentPageTitle, onPageTitleChange, usePageTitle } from './page-title';
