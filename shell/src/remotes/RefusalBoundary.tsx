import { Component, type ReactNode } from 'react';
import type { RemotesContext } from './remotes-context';
import { RefusedError } from './refused-error';

interface Props {
  context: RemotesContext;
  remote: string;
  version: string;
  part: string;
  /** What stands in the place of what was refused. */
  refusal(refused: RefusedError): ReactNode;
  onRefused(): void;
  children: ReactNode;
}

interface State {
  refused: RefusedError | undefined;
}

/** Ends whatever goes wrong inside a remote's view: names it and reports it. */
export class RefusalBoundary extends Component<Props, State> {
  override state: State = { refused: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { refused: error instanceof RefusedError ? error : new RefusedError('remote.threw', '', undefined, String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    const { context, remote, version, part, onRefused } = this.props;
    const refused = error instanceof RefusedError ? error : new RefusedError('remote.threw', remote, version, String(error));
    context.refused({ ...refused.facts, part, ...(error instanceof Error && { error }) });
    this.setState({ refused });
    onRefused();
  }

  override render(): ReactNode {
    const { refused } = this.state;
    return refused ? this.props.refusal(refused) : this.props.children;
  }
}
