export interface paths {
    "/v1/projects/{projectId}/pull-request-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a pull request exploration run
         * @description Queues an exploration of the target for a pull request. A web project takes the web variant of the body, a mobile project the mobile one. Changed files are not sent: they are read from the source host where the project is connected to one.
         */
        post: operations["triggerPullRequestRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Changes the project's name, address, description or settings, and gives the whole project.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit product feedback
         * @description Reports a problem with the service itself, not with the application under test: a broken or confusing tool, misleading documentation or a missing capability. Meant for coding agents; it reaches the service's maintainers.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{id}/junit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a run as JUnit XML
         * @description One test suite with one test case. A passing case has no child; FAILED is a `failure`; BLOCKED, a crash and a missing verdict are an `error` that says which in its type; a cancelled, skipped or unfinished run is `skipped`. Properties named `svc_*` describe the run, `tcm_result_*` and `test_id` are for test management tools.
         */
        get: operations["downloadRunJUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/{groupId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group's schedule
         * @description Gives when the group runs by itself. A group has one schedule at most.
         */
        get: operations["getGroupSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/{groupId}/tests/{testId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a test from a group
         * @description Takes the test out of the group; `removed` is false when it was no member; an id that no test can have is a 404. The group's preparation test stays as it is.
         */
        delete: operations["removeTestFromGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}/mobile/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project's mobile app
         * @description Deletes an uploaded build of a mobile project, unless a queued or running run uses it.
         */
        delete: operations["deleteMobileApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/webhook/{webhookId}/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a group webhook
         * @description Runs every runnable test of the group as one batch. There is no Authorization header: the address is the credential.
         */
        post: operations["triggerGroupWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook/{webhookId}/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a project webhook
         * @description Receives a deployment notification and tests the pull request where the project is set up for it. There is no Authorization header: the address is the credential.
         */
        post: operations["triggerProjectWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description For a web project */
        WebPullRequestRun: {
            /**
             * Format: uri
             * @description Where the pull request is deployed: an http or https address
             * @example https://pr-128.shop.example/
             */
            targetUrl: string;
            /**
             * @description `web`, also when absent
             * @enum {string}
             */
            platform?: "web";
            pullRequest: components["schemas"]["PullRequest"];
        };
        /** @description The pull request to explore */
        PullRequest: {
            /**
             * @description Where the pull request lives; `scmhost` when absent
             * @enum {string}
             */
            provider?: "scmhost";
            /**
             * @description The pull request's number, greater than 0
             * @example 128
             */
            number: number;
            /**
             * @description 1 to 500 characters
             * @example Let guests check out
             */
            title: string;
            /**
             * @description Up to 65536 characters
             * @example Guests no longer need an account.
             */
            description?: string;
            /**
             * @description 1 to 255 characters
             * @example main
             */
            baseBranch?: string;
            /**
             * @description 1 to 255 characters
             * @example guest-checkout
             */
            headBranch?: string;
            /**
             * @description The commit that runs at the target; 1 to 100 characters
             * @example 9f2c1e7
             */
            commitSha: string;
        };
        /** @description For a mobile project */
        MobilePullRequestRun: {
            /**
             * @description What the run is carried out on
             * @enum {string}
             */
            platform: "ios" | "android";
            pullRequest: components["schemas"]["PullRequest"];
            /** @description The build to test; the newest upload when absent */
            mobile?: components["schemas"]["MobileTarget"];
            /**
             * @description Where the device runs
             * @enum {string}
             */
            simulatorRegion?: "eu-north1" | "us-west1";
            /**
             * Format: uri
             * @description Opened on the device after the app launches and before any test step runs; a URI of up to 2048 characters
             * @example shop://update/128
             */
            deeplink?: string;
        };
        MobileTarget: {
            /**
             * Format: uuid
             * @description An uploaded build
             */
            appId?: string;
            /**
             * @description The newest uploaded build with this bundle id
             * @example example.shop
             */
            bundleId?: string;
            /**
             * Format: uri
             * @description Where a build can be downloaded
             * @example https://builds.example/shop-128.apk
             */
            artifactUrl?: string;
            /**
             * @description What the downloaded file is called
             * @example shop-128.apk
             */
            artifactFilename?: string;
            /**
             * @description The caller's own name for the build
             * @example 128
             */
            buildId?: string;
        };
        /** @description The run was accepted, and queued or skipped */
        PullRequestRunTriggered: {
            /**
             * @description `skipped` when the changes cannot affect the platform: a cancelled run records the decision
             * @enum {string}
             */
            status: "queued" | "skipped";
            /**
             * Format: uuid
             * @description The run
             */
            runId: string;
            /**
             * Format: uuid
             * @description The project
             */
            projectId: string;
            /**
             * @description What the run is carried out on
             * @enum {string}
             */
            platform: "web" | "ios" | "android";
            /**
             * @description Only when the status is `skipped`
             * @example Only documentation changed
             */
            skipReason?: string;
            /** @description What is known about the run's surroundings */
            metadata?: {
                /** @description What became of the reports to the source host */
                github?: components["schemas"]["SourceHostMetadata"];
                /** @description Only of mobile runs */
                mobile?: components["schemas"]["MobileMetadata"];
            };
        };
        SourceHostMetadata: {
            /** @description Whether the project is connected to a source host */
            configured: boolean;
            /** @description Whether a check run was made on the commit */
            checkRunCreated: boolean;
            /** @description Whether the pull request to comment on was found */
            commentTargetResolved: boolean;
            /**
             * @description Why something of this is false
             * @enum {string}
             */
            status?: "not_configured" | "check_create_failed" | "pr_not_found";
        };
        MobileMetadata: {
            /**
             * @description How the build was chosen: `app_id`, `bundle_id`, `artifact_url`, `latest_upload` or `example_app`
             * @example latest_upload
             */
            source: string;
            /**
             * @description The caller's own name for the build
             * @example 128
             */
            buildId?: string;
        };
        /** @description The input breaks a rule; the message names the field and the rule */
        InvalidRequest: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "invalid_request";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The resource belongs to another team */
        Forbidden: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "forbidden";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description No such resource */
        ProjectNotFound: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "project_not_found";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description What had to be done before the answer took longer than it may */
        TimeLimitExceeded: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "time_limit_exceeded";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The credential is missing, invalid or revoked */
        Unauthorized: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "unauthorized";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The body is larger than 1 MiB */
        PayloadTooLarge: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "payload_too_large";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
        UsageLimitExceeded: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "usage_limit_exceeded";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description Something broke inside the service */
        InternalError: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "internal_error";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description What is absent stays as it is */
        ProjectUpdate: {
            /** @description The proxy exit region of web runs; null keeps the provider's default networking. Web projects only */
            browserRegion?: ("eu" | "us") | null;
            /** @description Test pull request deployments automatically */
            prTestingEnabled?: boolean;
            /** @description Free-form instructions for the pull request exploration; up to 2000 characters */
            prTestingInstructions?: string;
            /**
             * @description The quiet period before a pull request deployment is tested, in minutes, 0 to 60; 0 turns debouncing off
             * @example 5
             */
            prTestingDebounceMinutes?: number;
            /** @description Conclude the check run as failed when tests fail, so that a required check blocks the merge. Off by default */
            prTestingBlockMerge?: boolean;
            /** @description Offer the example app as a run target. Mobile projects only */
            includeExampleMobileApp?: boolean;
            /** @description Delete the oldest unused builds when an upload exceeds the storage quota. Mobile projects only */
            autoDeleteOldestMobileApp?: boolean;
            /** @description Scan visited pages for accessibility during web runs and report critical violations as warnings. Web projects only. On by default */
            accessibilityAuditEnabled?: boolean;
            /**
             * @description 1 to 255 characters
             * @example Shop
             */
            name?: string;
            /**
             * @description 1 to 500 characters
             * @example https://shop.example/
             */
            url?: string;
            /** @description Up to 2000 characters */
            description?: string;
        };
        /** @description The project was changed */
        ProjectUpdated: {
            /** @description The project as it is now */
            project: components["schemas"]["Project"];
        };
        Project: {
            /**
             * Format: uuid
             * @description The project's id
             */
            id: string;
            /** @description Eight characters that stand for the project where a person types it */
            shortId: string;
            /**
             * @description The project's name
             * @example Shop
             */
            name: string;
            /**
             * @description Where the application runs
             * @example https://shop.example/
             */
            url: string;
            /**
             * @description What kind of application it is
             * @enum {string}
             */
            projectType: "web" | "mobile";
            /** @description What the application is */
            description: string;
            /** @description Where the application runs */
            environments: components["schemas"]["Environment"][];
            /** @description The proxy exit region of web runs; null keeps the provider's default networking. Web projects only */
            browserRegion: ("eu" | "us") | null;
            /** @description Test pull request deployments automatically */
            prTestingEnabled: boolean;
            /** @description Free-form instructions for the pull request exploration; up to 2000 characters */
            prTestingInstructions: string;
            /** @description The quiet period before a pull request deployment is tested, in minutes, 0 to 60; 0 turns debouncing off */
            prTestingDebounceMinutes: number;
            /** @description Conclude the check run as failed when tests fail, so that a required check blocks the merge */
            prTestingBlockMerge: boolean;
            /** @description Offer the example app as a run target. Mobile projects only */
            includeExampleMobileApp: boolean;
            /** @description Delete the oldest unused builds when an upload exceeds the storage quota. Mobile projects only */
            autoDeleteOldestMobileApp: boolean;
            /** @description Scan visited pages for accessibility during web runs and report critical violations as warnings. Web projects only */
            accessibilityAuditEnabled: boolean;
            /**
             * Format: date-time
             * @description When the project was made, in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the project was last changed, in UTC
             */
            updatedAt: string;
        };
        Environment: {
            /**
             * Format: uuid
             * @description The environment's id
             */
            id: string;
            /**
             * @description The environment's name
             * @example Production
             */
            name: string;
            /**
             * @description The name in lower case, with dashes; unique in the project
             * @example production
             */
            slug: string;
            /**
             * @description What the environment is for
             * @enum {string}
             */
            kind: "production" | "staging" | "preview" | "custom";
            /**
             * @description Where the application runs in it
             * @example https://shop.example/
             */
            url: string;
        };
        /** @description The input breaks a rule; the message names the field and the rule */
        ValidationFailed: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "validation_failed";
            /** @description What was wrong, for a person */
            message: string;
        };
        FeedbackRequest: {
            /** @description One or two sentences that sum up the problem; 1 to 2000 characters */
            message: string;
            /**
             * @description `bug`: a tool or command broke or gave wrong results; `docs`: documentation is wrong or confusing; `feature`: something is missing; `other`: anything else
             * @enum {string}
             */
            type?: "bug" | "docs" | "feature" | "other";
            /** @description What was being attempted; 1 to 4000 characters */
            task?: string;
            /** @description What should have happened; 1 to 4000 characters */
            expected?: string;
            /** @description What happened, error messages included; 1 to 4000 characters */
            actual?: string;
            /** @description What was tried, workarounds included; 1 to 4000 characters */
            approach?: string;
            /**
             * @description The MCP tool or command involved; 1 to 200 characters
             * @example assay run watch
             */
            tool?: string;
            /** @description The project it happened with; 1 to 100 characters, not looked up */
            projectId?: string;
            /** @description The run it happened with; 1 to 100 characters, not looked up */
            runId?: string;
            /** @description The coding agent and model that report; 1 to 200 characters */
            agent?: string;
        };
        /** @description The report was taken */
        FeedbackSubmitted: {
            /**
             * @description Always true
             * @example true
             */
            submitted: boolean;
        };
        /** @description No such resource */
        RunNotFound: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "run_not_found";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The run has not finished and `allowIncomplete` is not true */
        RunNotFinished: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "run_not_finished";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The run prepares a group and is no test case */
        PreparationRun: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "preparation_run";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description The schedule, or null */
        GroupSchedule: {
            /** @description null when the group only runs manually */
            schedule: components["schemas"]["Schedule"] | null;
        };
        Schedule: {
            /**
             * Format: uuid
             * @description The schedule's id
             */
            id: string;
            /**
             * Format: uuid
             * @description The group that runs
             */
            groupId: string;
            /**
             * Format: uuid
             * @description The group's project
             */
            projectId: string;
            /**
             * @description The group's name
             * @example Checkout
             */
            name: string;
            /**
             * @description How often the group runs
             * @enum {string}
             */
            frequency: "every_15m" | "every_30m" | "every_1h" | "every_2h" | "every_4h" | "every_6h" | "every_12h" | "daily" | "weekly" | "custom";
            /** @description 0 to 59; 0 where the frequency does not use it */
            minute: number;
            /** @description 0 to 23; 0 where the frequency does not use it */
            hour: number;
            /** @description 0 (Sunday) to 6; 0 where the frequency does not use it */
            dayOfWeek: number;
            /**
             * @description The time zone of the clock that counts
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description The same as a cron expression of five fields
             * @example 15 * * * *
             */
            cronExpression: string;
            /**
             * Format: date-time
             * @description When the schedule was made, in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the schedule was last changed, in UTC
             */
            updatedAt: string;
        };
        /** @description No such resource */
        GroupNotFound: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "group_not_found";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description Whether the test was taken out */
        TestRemoval: {
            /**
             * Format: uuid
             * @description The group
             */
            groupId: string;
            /**
             * Format: uuid
             * @description The test
             */
            testId: string;
            /** @description Whether the test was a member */
            removed: boolean;
        };
        /** @description No such resource */
        TestNotFound: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "test_not_found";
            /** @description What was wrong, for a person */
            message: string;
        };
        /** @description Whether the build was deleted */
        MobileAppDeletion: {
            /** @description false while a queued or running run uses the build */
            deleted: boolean;
        };
        /** @description No such resource */
        MobileAppNotFound: {
            /**
             * @description The error code
             * @enum {string}
             */
            error: "mobile_app_not_found";
            /** @description What was wrong, for a person */
            message: string;
        };
        GroupTrigger: {
            /**
             * Format: uuid
             * @description The environment to test, where targetUrl is absent
             */
            projectEnvironmentId?: string;
            /**
             * @description The address to test
             * @example https://staging.shop.example/
             */
            targetUrl?: string;
            /** @description The build to test; the newest upload when absent */
            mobile?: components["schemas"]["WebhookMobileTarget"];
            /**
             * @description The commit that runs at the target
             * @example 9f2c1e7
             */
            commitSha?: string;
            /**
             * @description What mobile tests run on; `ios` when absent, so that Android runs must say `android`, also where the build is named
             * @enum {string}
             */
            platform?: "web" | "ios" | "android";
            /**
             * @description The device of an iOS run; a phone when absent
             * @enum {string}
             */
            deviceModel?: "iphone" | "ipad";
            /**
             * @description The kind of the environment to test, where neither targetUrl nor projectEnvironmentId is given; the project must have one of that kind
             * @enum {string}
             */
            environment?: "production" | "staging" | "preview" | "custom";
        };
        WebhookMobileTarget: {
            /**
             * Format: uuid
             * @description An uploaded build
             */
            appId?: string;
            /**
             * @description The newest uploaded build with this bundle id
             * @example example.shop
             */
            bundleId?: string;
            /**
             * @description Where a build can be downloaded
             * @example https://builds.example/shop-128.apk
             */
            artifactUrl?: string;
            /**
             * @description What the downloaded file is called
             * @example shop-128.apk
             */
            artifactFilename?: string;
            /**
             * @description The caller's own name for the build
             * @example 128
             */
            buildId?: string;
        };
        /** @description What became of the call */
        GroupTriggerAnswer: {
            /**
             * @description Always true
             * @example true
             */
            received: boolean;
            /** @description true when the call was accepted and no run was started */
            ignored?: boolean;
            /** @description Why the call was ignored */
            reason?: string;
            /**
             * Format: uuid
             * @description The run that waits or has started
             */
            runId?: string;
            /**
             * Format: uuid
             * @description The batch that was started
             */
            batchId?: string;
            /** @description The batches, where the platforms make several */
            batchIds?: string[];
        };
        /** @description What became of the call */
        WebhookAnswer: {
            /**
             * @description Always true
             * @example true
             */
            received: boolean;
            /** @description true when the call was accepted and no run was started */
            ignored?: boolean;
            /** @description Why the call was ignored */
            reason?: string;
            /**
             * Format: uuid
             * @description The run that waits or has started
             */
            runId?: string;
            /**
             * Format: uuid
             * @description The batch that was started
             */
            batchId?: string;
            /** @description The batches, where the platforms make several */
            batchIds?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    triggerPullRequestRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 characters. A repeat with the same key within 24 hours gets the first answer and starts nothing anew; with another body it is refused */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The project's id or shortId */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetUrl": "https://pr-128.shop.example/",
                 *       "pullRequest": {
                 *         "number": 128,
                 *         "title": "Let guests check out",
                 *         "description": "Guests no longer need an account.",
                 *         "baseBranch": "main",
                 *         "headBranch": "guest-checkout",
                 *         "commitSha": "9f2c1e7"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebPullRequestRun"] | components["schemas"]["MobilePullRequestRun"];
            };
        };
        responses: {
            /** @description The run was accepted, and queued or skipped */
            202: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "queued",
                     *       "runId": "0d9e8f7a-6b5c-4d3e-8f1a-2b3c4d5e6f70",
                     *       "projectId": "5f0c9a52-3a0e-4f0e-9d38-2f1c5a8b7e11",
                     *       "platform": "web",
                     *       "metadata": {
                     *         "github": {
                     *           "configured": false,
                     *           "checkRunCreated": false,
                     *           "commentTargetResolved": false,
                     *           "status": "not_configured"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PullRequestRunTriggered"];
                };
            };
            /** @description The input breaks a rule; the message names the field and the rule */
            400: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectNotFound"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description What had to be done before the answer took longer than it may */
            504: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeLimitExceeded"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prTestingEnabled": true,
                 *       "prTestingDebounceMinutes": 5,
                 *       "browserRegion": "eu"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The project was changed */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project": {
                     *         "id": "5f0c9a52-3a0e-4f0e-9d38-2f1c5a8b7e11",
                     *         "shortId": "k3x9q2ab",
                     *         "name": "Shop",
                     *         "url": "https://shop.example/",
                     *         "projectType": "web",
                     *         "description": "The public shop",
                     *         "environments": [
                     *           {
                     *             "id": "3c2b1a09-8f7e-4d6c-9b5a-493827160f5e",
                     *             "name": "Production",
                     *             "slug": "production",
                     *             "kind": "production",
                     *             "url": "https://shop.example/"
                     *           }
                     *         ],
                     *         "browserRegion": "eu",
                     *         "prTestingEnabled": true,
                     *         "prTestingInstructions": "",
                     *         "prTestingDebounceMinutes": 5,
                     *         "prTestingBlockMerge": false,
                     *         "includeExampleMobileApp": false,
                     *         "autoDeleteOldestMobileApp": false,
                     *         "accessibilityAuditEnabled": true,
                     *         "createdAt": "2026-11-02T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T07:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectUpdated"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectNotFound"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description The input breaks a rule; the message names the field and the rule */
            422: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailed"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "`assay run watch` printed nothing for a run that had ended already.",
                 *       "type": "bug",
                 *       "expected": "The steps of the run",
                 *       "actual": "No output, exit code 0",
                 *       "tool": "assay run watch",
                 *       "agent": "a coding agent"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The report was taken */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "submitted": true
                     *     }
                     */
                    "application/json": components["schemas"]["FeedbackSubmitted"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description The input breaks a rule; the message names the field and the rule */
            422: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailed"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    downloadRunJUnit: {
        parameters: {
            query?: {
                /** @description When true, a run that has not finished is exported too, as skipped */
                allowIncomplete?: boolean;
            };
            header?: never;
            path: {
                /** @description The run's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JUnit XML document, as an attachment */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description `attachment`, with a file name */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <testsuites tests="1" failures="0" errors="0" time="2.250">
                     *       <testsuite name="Shop" tests="1" failures="0" errors="0" skipped="0" time="2.250" timestamp="2026-11-21T07:00:00">
                     *         <testcase name="Order a book [C123]" classname="Shop" time="2.250">
                     *           <properties>
                     *             <property name="svc_run_id" value="0d9e8f7a-6b5c-4d3e-8f1a-2b3c4d5e6f70"/>
                     *             <property name="svc_verdict" value="PASSED"/>
                     *             <property name="test_id" value="C123"/>
                     *             <property name="tcm_result_comment" value="Every check held"/>
                     *             <property name="tcm_result_step" value="passed: Press Order"/>
                     *           </properties>
                     *         </testcase>
                     *       </testsuite>
                     *     </testsuites>
                     */
                    "application/xml": string;
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunNotFound"];
                };
            };
            /** @description The run has not finished and `allowIncomplete` is not true */
            409: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunNotFinished"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description The run prepares a group and is no test case */
            422: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparationRun"] | components["schemas"]["ValidationFailed"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getGroupSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group's id */
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, or null */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "schedule": {
                     *         "id": "aa0bb1cc-2dd3-4ee4-8ff5-66a778b99c00",
                     *         "groupId": "9b2d1c44-7a55-4c3f-8f0a-61d2a4e9c0b7",
                     *         "projectId": "5f0c9a52-3a0e-4f0e-9d38-2f1c5a8b7e11",
                     *         "name": "Checkout",
                     *         "frequency": "every_1h",
                     *         "minute": 15,
                     *         "hour": 0,
                     *         "dayOfWeek": 0,
                     *         "timezone": "Europe/Berlin",
                     *         "cronExpression": "15 * * * *",
                     *         "createdAt": "2026-11-02T09:30:00.000Z",
                     *         "updatedAt": "2026-11-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GroupSchedule"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupNotFound"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    removeTestFromGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group's id */
                groupId: string;
                /** @description The test's id */
                testId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the test was taken out */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": "9b2d1c44-7a55-4c3f-8f0a-61d2a4e9c0b7",
                     *       "testId": "c1a6b7d8-2e3f-4a5b-9c8d-7e6f5a4b3c2d",
                     *       "removed": true
                     *     }
                     */
                    "application/json": components["schemas"]["TestRemoval"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupNotFound"] | components["schemas"]["TestNotFound"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    deleteMobileApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id */
                projectId: string;
                /** @description The build's id */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the build was deleted */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["MobileAppDeletion"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The resource belongs to another team */
            403: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description No such resource */
            404: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectNotFound"] | components["schemas"]["MobileAppNotFound"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    triggerGroupWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 characters. A repeat with the same key within 24 hours gets the first answer and starts nothing anew; with another body it is refused */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook's id */
                webhookId: string;
                /** @description The webhook's secret */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "targetUrl": "https://staging.shop.example/",
                 *       "commitSha": "9f2c1e7",
                 *       "platform": "web"
                 *     }
                 */
                "application/json": components["schemas"]["GroupTrigger"];
            };
        };
        responses: {
            /** @description What became of the call */
            202: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": true,
                     *       "batchId": "7e57ab1e-1234-4abc-8def-0123456789ab"
                     *     }
                     */
                    "application/json": components["schemas"]["GroupTriggerAnswer"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description The input breaks a rule; the message names the field and the rule */
            422: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailed"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    triggerProjectWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 characters. A repeat with the same key within 24 hours gets the first answer and starts nothing anew; with another body it is refused */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The webhook's id */
                webhookId: string;
                /** @description The webhook's secret */
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deployment": {
                 *         "sha": "9f2c1e7",
                 *         "ref": "guest-checkout",
                 *         "environment": "preview"
                 *       },
                 *       "deployment_status": {
                 *         "state": "success",
                 *         "environment_url": "https://pr-128.shop.example/"
                 *       }
                 *     }
                 */
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description What became of the call */
            200: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": true,
                     *       "ignored": true,
                     *       "reason": "Pull request testing is off for this project"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description The credential is missing, invalid or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLarge"];
                };
            };
            /** @description The input breaks a rule; the message names the field and the rule */
            422: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailed"];
                };
            };
            /** @description A limit of requests or runs is reached; `Retry-After` says when to try again */
            429: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until it is worth trying again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimitExceeded"];
                };
            };
            /** @description Something broke inside the service */
            500: {
                headers: {
                    /** @description How many requests a minute the credential has */
                    "RateLimit-Limit"?: number;
                    /** @description How many of them are left */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until they are all back */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
}
