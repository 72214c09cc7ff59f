import { ErrorState } from '@pavilion/ui/core';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './states.module.css';

/** The last net: whatever throws in the frame itself ends here, as a sentence and never as a white page. */
export class FrameBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles['standalone']}>
        <main id="content" className={styles['message']}>
          <ErrorState
            title={<FormattedMessage id="failed.title" />}
            text={<FormattedMessage id="failed.text" />}
            retryLabel={<FormattedMessage id="failed.retry" />}
            onRetry={() => location.reload()}
          />
        </main>
      </div>
    );
  }
}
